import { useSyncExternalStore } from "react";
import { buzz } from "#packages/ui/answer/haptics.ts";
import { localStore } from "#packages/web/session/device-store.ts";
import { createListeners } from "#packages/web/session/listeners.ts";

type Note = { hertz: number; after: number; lasts: number; wave: OscillatorType };

/** The sounds for a member found, a visit done and a refusal. Seconds. */
const sounds = {
  found: [{ hertz: 988, after: 0, lasts: 0.09, wave: "sine" }],
  done: [
    { hertz: 784, after: 0, lasts: 0.1, wave: "sine" },
    { hertz: 1175, after: 0.11, lasts: 0.18, wave: "sine" },
  ],
  refused: [
    { hertz: 233, after: 0, lasts: 0.14, wave: "triangle" },
    { hertz: 196, after: 0.18, lasts: 0.22, wave: "triangle" },
  ],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof sounds;

const buzzes: Record<Sound, number | number[]> = { found: 20, done: [20, 40, 20], refused: [80, 60, 80] };
const loudness = 0.18;
const key = "stammis.till.muted";
const { subscribe, notify } = createListeners();
let context: AudioContext | null = null;

const isMuted = () => localStore.getItem(key) === "yes";

function play({ hertz, after, lasts, wave }: Note, audio: AudioContext) {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = wave;
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

/** Plays a sound and vibrates. Without audio, or before the first touch, it stays silent. */
export function signal(sound: Sound) {
  // The tick of a finished purchase vibrates by itself.
  if (sound !== "done") buzz(buzzes[sound]);
  if (isMuted() || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of sounds[sound]) play(note, context);
}

/** Whether this device's till is silent; vibration stays on. */
export function useMuted(): [boolean, (muted: boolean) => void] {
  const muted = useSyncExternalStore(subscribe, isMuted);
  const mute = (next: boolean) => {
    localStore.setItem(key, next ? "yes" : "no");
    notify();
    if (!next) signal("found");
  };
  return [muted, mute];
}
