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
  useEffect(() => {
    for (const press of PRESSES) window.addEventListener(press, wake);
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, wake);
    };
  }, []);
}

const PRESSES = ["pointerup", "keydown"];

/** One for all notes: in Safari it sounds only after a press has woken it. */
let audio: AudioContext | null = null;

function wake(): void {
  if (readSetting("sound") !== "on") return;
  audio ??= new AudioContext();
  void audio.resume();
}

const NOTES_HZ = [392, 523.25];
const NOTE_SECONDS = 0.35;
const LOUDNESS = 0.08;

/** Two soft notes, made here: no file is loaded. */
function chime(): void {
  const context = audio;
  if (context?.state !== "running") return;
  NOTES_HZ.forEach((frequency, index) => {
    const start = context.currentTime + index * 0.16;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
  });
}
