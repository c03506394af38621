# Words of the pages: shell, table, joining, replay. What the home pages add is in page-home.ftl.

page-skip = Skip to the page
page-settings = Settings
page-language = Language
page-theme = { $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: as the system
  }
page-sound = Sound
page-not-found = Nothing lives at this address.
page-to-home = To the start
