import { useEffect } from "react";
import { readSetting } from "../settings";
import { useSay } from "../words/Words";

/** Says that it is the reader's turn without words on the page: the tab's title, a soft sound. */
export function useTurnSignal(mine: boolean): void {
  const say = useSay();
  useEffect(() => {
    document.title = mine ? `● ${say("page-your-turn")} – Wildpark` : "Wildpark";
    return () => {
      document.title = "Wildpark";
    };
  }, [mine, say]);
  useEffect(() => {
    if (mine && readSetting("sound") === "on") chime();
  }, [mine]);
}

const NOTES_HZ = [392, 523.25];
const NOTE_SECONDS = 0.35;
const LOUDNESS = 0.08;

/** Two soft notes, made here: no file is loaded. */
function chime(): void {
  const audio = new AudioContext();
  NOTES_HZ.forEach((frequency, index) => {
    const start = audio.currentTime + index * 0.16;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
    if (index === NOTES_HZ.length - 1) tone.onended = () => void audio.close();
  });
}
