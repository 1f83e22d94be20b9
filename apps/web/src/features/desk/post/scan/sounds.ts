/** Two tones that nobody mixes up: one high for done, two low ones for what needs a look. */
const tones = {
  done: [{ hertz: 880, fromSeconds: 0, seconds: 0.12 }],
  attention: [
    { hertz: 220, fromSeconds: 0, seconds: 0.16 },
    { hertz: 196, fromSeconds: 0.22, seconds: 0.22 },
  ],
} as const;

export type Sound = keyof typeof tones;

const loudness = 0.2;
let context: AudioContext | undefined;

/** Says nothing where the browser cannot or may not: what it tells stands on the screen too. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser holds a sound back until somebody has pressed something on the page.
  void context.resume().catch(() => {});
  for (const { hertz, fromSeconds, seconds } of tones[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = context.currentTime + fromSeconds;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(loudness, begin);
    volume.gain.linearRampToValueAtTime(0, begin + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
}
