// Short sounds, made on the spot: a bell for one's turn, dice, cards, candles, discs. All of them
// soft, and as loud as the settings say.
import { loudness, noise, speaker, type Speaker } from './speaker';

interface Note {
  /** Seconds from now. */
  at?: number;
  pitch: number;
  /** Where the pitch goes. */
  to?: number;
  loud: number;
  lasts: number;
  rise?: number;
  type?: OscillatorType;
}

function note({ context, out }: Speaker, { at = 0, pitch, to, loud, lasts, rise = 0.003, type = 'sine' }: Note): void {
  const begins = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, begins);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begins + lasts * 0.6);
  shape(volume, begins, rise, loud, lasts);
  tone.connect(volume).connect(out);
  tone.start(begins);
  tone.stop(begins + lasts + 0.05);
}

/** A breath of noise round a pitch. */
function breath({ context, out }: Speaker, { at = 0, pitch, to, loud, lasts, rise = 0.004 }: Note, sharp = 1): void {
  const begins = context.currentTime + at;
  const source = noise(context);
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  filter.type = 'bandpass';
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(pitch, begins);
  if (to) filter.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  shape(volume, begins, rise, loud, lasts);
  source.connect(filter).connect(volume).connect(out);
  source.start(begins, Math.random());
  source.stop(begins + lasts + 0.05);
}

function shape(volume: GainNode, begins: number, rise: number, loud: number, lasts: number): void {
  volume.gain.setValueAtTime(0.0001, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + rise);
  volume.gain.exponentialRampToValueAtTime(0.0005, begins + lasts);
}

function heard(make: (speaker: Speaker) => void): void {
  const to = speaker(loudness());
  if (to) make(to);
}

/** It is one's turn. */
export function ring(): void {
  heard((to) => {
    note(to, { pitch: 587.3, loud: 0.12, lasts: 1.1, rise: 0.02 });
    note(to, { at: 0.14, pitch: 880, loud: 0.09, lasts: 1.1, rise: 0.02 });
  });
}

/** Two discs meet: a dry knock, the louder the faster they met (micrometres a second). */
export function knock(speed: number): void {
  const loud = Math.min(1, Math.sqrt(speed / 2_500_000)) * 0.3;
  heard((to) => note(to, { pitch: 520, to: 150, loud, lasts: 0.09, type: 'triangle' }));
}

/** A disc is let go. */
export function flick(): void {
  heard((to) => {
    breath(to, { pitch: 2400, to: 600, loud: 0.16, lasts: 0.09 });
    note(to, { pitch: 240, to: 120, loud: 0.1, lasts: 0.07, type: 'triangle' });
  });
}

/** So many dice are thrown: they knock on wood, closer and closer together, and lie still. */
export function dice(count: number, lasts: number): void {
  const knocks = Math.min(22, 4 + count * 2);
  heard((to) => {
    for (let i = 0; i < knocks; ++i) {
      const at = (lasts / 1000) * Math.pow((i + 0.2 + Math.random() * 0.6) / knocks, 0.8);
      const pitch = 700 + Math.random() * 900;
      note(to, { at, pitch, to: pitch / 3, loud: 0.05 + 0.05 * Math.random(), lasts: 0.045, type: 'triangle' });
      breath(to, { at, pitch: 3200, loud: 0.03, lasts: 0.03 }, 0.7);
    }
  });
}

/** A card is turned or laid down. */
export function card(): void {
  heard((to) => {
    breath(to, { pitch: 1800, to: 4200, loud: 0.09, lasts: 0.13, rise: 0.05 }, 0.8);
    breath(to, { at: 0.12, pitch: 500, loud: 0.1, lasts: 0.05 }, 0.7);
  });
}

/** A candle goes out, or is lit again. */
export function candle(lit: boolean): void {
  heard((to) => {
    if (lit) breath(to, { pitch: 900, to: 3600, loud: 0.1, lasts: 0.28, rise: 0.12 }, 0.6);
    else breath(to, { pitch: 1500, to: 260, loud: 0.12, lasts: 0.42, rise: 0.03 }, 0.7);
  });
}

/** Something has come to where it belongs: quieter than all else, so that many of them are no noise. */
export function land(): void {
  heard((to) => {
    note(to, { pitch: 165, to: 110, loud: 0.045, lasts: 0.11, type: 'triangle' });
    breath(to, { pitch: 900, to: 400, loud: 0.02, lasts: 0.05 }, 0.8);
  });
}

/** Something that is counted goes a step on. */
export function step(): void {
  heard((to) => note(to, { pitch: 196, to: 98, loud: 0.08, lasts: 0.16 }));
}
