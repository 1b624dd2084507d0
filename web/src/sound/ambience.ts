// What a place sounds like while nothing happens: wind, water, fire, and now and then something far
// away. Each game describes its own in games/GAME/web/ambience.ts; it is only heard when the settings ask
// for it.
import { noise, speaker, whenTouched, type Speaker } from './speaker';

export interface Ambience {
  /** Noise between two pitches that swells and falls once in `sways` seconds. */
  winds?: { low: number; high: number; loud: number; sways: number }[];
  /** Tones that never end, each beating slowly against its neighbour. */
  drones?: { pitch: number; loud: number }[];
  /** What is heard now and then: one of the pitches, after between `least` and `most` seconds. */
  calls?: {
    pitches: number[];
    to?: number;
    least: number;
    most: number;
    loud: number;
    lasts: number;
    rise: number;
    rough?: boolean;
  }[];
}

const files = import.meta.glob<{ ambience: Ambience }>('../../../games/*/web/ambience.ts');
const fades = 2.5; // seconds
/** All of it together stays behind everything else. */
const behind = 0.5;

/** Begins as soon as it may; the answer ends it. */
export function playAmbience(game: string): () => void {
  let end = (): void => {};
  let over = false;
  const takeBack = whenTouched(() => {
    void files[`../../../games/${game}/web/ambience.ts`]?.().then(({ ambience }) => {
      const to = over ? null : speaker(behind);
      if (to) end = begin(to, ambience);
    });
  });
  return () => {
    over = true;
    takeBack();
    end();
  };
}

function begin(to: Speaker, ambience: Ambience): () => void {
  const { context } = to;
  const all = context.createGain();
  all.gain.setValueAtTime(0.0001, context.currentTime);
  all.gain.linearRampToValueAtTime(1, context.currentTime + fades);
  all.connect(to.out);
  const playing: AudioScheduledSourceNode[] = [];
  for (const wind of ambience.winds ?? []) playing.push(...blow({ context, out: all }, wind));
  for (const drone of ambience.drones ?? []) playing.push(...hum({ context, out: all }, drone));
  let timers = (ambience.calls ?? []).map((each) => call({ context, out: all }, each));
  return () => {
    for (const stop of timers) stop();
    timers = [];
    all.gain.cancelScheduledValues(context.currentTime);
    all.gain.setTargetAtTime(0, context.currentTime, 0.4);
    for (const each of playing) each.stop(context.currentTime + 2);
  };
}

function blow(
  { context, out }: Speaker,
  { low, high, loud, sways }: NonNullable<Ambience['winds']>[number],
): AudioScheduledSourceNode[] {
  const source = noise(context);
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  const sway = context.createOscillator();
  const far = context.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = Math.sqrt(low * high);
  filter.Q.value = Math.sqrt(low * high) / Math.max(1, high - low);
  volume.gain.value = loud;
  sway.frequency.value = 1 / sways;
  far.gain.value = loud * 0.6;
  sway.connect(far).connect(volume.gain);
  source.connect(filter).connect(volume).connect(out);
  source.start();
  sway.start();
  return [source, sway];
}

function hum(
  { context, out }: Speaker,
  { pitch, loud }: NonNullable<Ambience['drones']>[number],
): AudioScheduledSourceNode[] {
  return [pitch, pitch * 1.004].map((each) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = each;
    volume.gain.value = loud / 2;
    tone.connect(volume).connect(out);
    tone.start();
    return tone;
  });
}

/** Makes itself heard again and again until it is stopped. */
function call(
  { context, out }: Speaker,
  { pitches, to, least, most, loud, lasts, rise, rough }: NonNullable<Ambience['calls']>[number],
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const once = (): void => {
    const now = context.currentTime;
    const pitch = pitches[Math.floor(Math.random() * pitches.length)]!;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.linearRampToValueAtTime(loud, now + rise);
    volume.gain.exponentialRampToValueAtTime(0.0004, now + lasts);
    if (rough) {
      const source = noise(context);
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = pitch;
      source.connect(filter).connect(volume).connect(out);
      source.start(now, Math.random());
      source.stop(now + lasts);
    } else {
      const tone = context.createOscillator();
      tone.frequency.setValueAtTime(pitch, now);
      if (to) tone.frequency.exponentialRampToValueAtTime(pitch * to, now + lasts);
      tone.connect(volume).connect(out);
      tone.start(now);
      tone.stop(now + lasts);
    }
    again();
  };
  const again = (): void => {
    timer = setTimeout(once, 1000 * (least + Math.random() * (most - least)));
  };
  again();
  return () => clearTimeout(timer);
}
