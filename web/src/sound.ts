// The sound of one's turn: a soft bell, made on the spot.
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
