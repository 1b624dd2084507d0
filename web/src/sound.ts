// Sounds, made on the spot: a soft bell for one's turn, a knock for discs that meet.
let context: AudioContext | null = null;

export function ring(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    for (const [pitch, after, loud] of [[587.3, 0, .12], [880, .14, .09]] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, now + after);
      volume.gain.linearRampToValueAtTime(loud, now + after + .02);
      volume.gain.exponentialRampToValueAtTime(.0005, now + after + 1.1);
      tone.connect(volume).connect(context.destination);
      tone.start(now + after);
      tone.stop(now + after + 1.2);
    }
  } catch {
    // No sound here; the title tells it too.
  }
}

/** Two discs meet: a dry knock, the louder the faster they met (micrometres a second). */
export function knock(speed: number): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const loud = Math.min(1, Math.sqrt(speed / 2_500_000)) * 0.3;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(520, now);
    tone.frequency.exponentialRampToValueAtTime(150, now + 0.05);
    volume.gain.setValueAtTime(loud, now);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + 0.09);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.1);
  } catch {
    // No sound here; the marks on the board tell it too.
  }
}
