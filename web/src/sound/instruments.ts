/** Three small sounds, made on the spot: a card, a coin, and the own turn. */

export const SOUNDS = ["card", "coin", "turn"] as const;
export type Sound = (typeof SOUNDS)[number];

let audio: AudioContext | null = null;

/** Browsers allow it only after somebody touched the page. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  void audio.resume();
  INSTRUMENTS[sound](audio, audio.currentTime);
}

const INSTRUMENTS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: swish,
  coin(audio, at) {
    for (const pitch of [2637, 3951]) note(audio, pitch, at, 0.22, 0.035);
  },
  turn(audio, at) {
    note(audio, 523, at, 0.5, 0.12);
    note(audio, 784, at + 0.14, 0.5, 0.12);
  },
};

function note(audio: AudioContext, pitch: number, at: number, length: number, loudness: number): void {
  const tone = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
  tone.connect(swelling(audio, at, length, loudness)).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Paper on cloth: a breath of noise that becomes darker. */
function swish(audio: AudioContext, at: number): void {
  const length = 0.13;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const colour = new BiquadFilterNode(audio, { type: "bandpass", frequency: 3200, Q: 0.8 });
  colour.frequency.setValueAtTime(3200, at);
  colour.frequency.exponentialRampToValueAtTime(900, at + length);
  noise
    .connect(colour)
    .connect(swelling(audio, at, length, 0.09))
    .connect(audio.destination);
  noise.start(at);
}

/** Up quickly, down slowly. */
function swelling(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
  return volume;
}
