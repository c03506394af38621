# Wörter der Seiten: Rahmen, Tisch, Beitreten, Nachspielen. Die der Startseiten stehen in page-home.ftl.

page-skip = Zum Inhalt
page-settings = Einstellungen
page-language = Sprache
page-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie das System
  }
page-sound = Ton
page-not-found = Unter dieser Adresse lebt nichts.
page-to-home = Zum Anfang
