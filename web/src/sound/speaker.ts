// Where all sound goes out. Nothing is heard before somebody has touched the page, nothing where the
// browser cannot, and never louder than the settings say.
import { memory } from '../memory.svelte';

export interface Speaker {
  context: AudioContext;
  out: AudioNode;
}

let context: AudioContext | null = null;
let touched = false;
const waiting = new Set<() => void>();

function touch(): void {
  touched = true;
  for (const each of [...waiting]) each();
  waiting.clear();
}
if (typeof window !== 'undefined')
  for (const kind of ['pointerdown', 'keydown'] as const)
    window.addEventListener(kind, touch, { once: true, capture: true });

/** Calls back at once, or as soon as the page has been touched; the answer takes it back. */
export function whenTouched(then: () => void): () => void {
  if (touched) then();
  else waiting.add(then);
  return () => waiting.delete(then);
}

/** Something that plays into this is heard at `loud`, from 0 to 1; none if nothing may be heard. */
export function speaker(loud: number): Speaker | null {
  if (!touched || loud <= 0) return null;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const out = context.createGain();
    out.gain.value = loud;
    out.connect(context.destination);
    return { context, out };
  } catch {
    return null; // what is heard can be seen as well
  }
}

/** How loud effects are. */
export const loudness = (): number =>
  memory.settings.sound ? Math.min(100, Math.max(0, memory.settings.volume)) / 100 : 0;

let hiss: AudioBuffer | null = null;
/** Two seconds of noise, to be filtered into wind, water and rustling. */
export function noise(of: AudioContext): AudioBufferSourceNode {
  if (!hiss || hiss.sampleRate !== of.sampleRate) {
    hiss = of.createBuffer(1, of.sampleRate * 2, of.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  }
  const source = of.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  return source;
}

/** For tests: as if the page had just been opened. */
export function forget(): void {
  context = null;
  touched = false;
  hiss = null;
  waiting.clear();
}
export { touch };
