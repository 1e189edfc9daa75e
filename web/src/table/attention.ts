/** "Your turn" for somebody who looks elsewhere: tab title, icon and, if wanted, a sound. */

import { t } from "../words/say";

const ICON = "/favicon.svg";
const ICON_TURN = "/favicon-turn.svg";

export function announce(yours: boolean, names: string): void {
  document.title = yours ? t("title-your-turn", { names }) : t("page-title", { page: names });
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", yours ? ICON_TURN : ICON);
}

/** Two soft notes. Browsers allow it only after somebody touched the page. */
export function ring(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext();
  [523, 784].forEach((pitch, i) => {
    const note = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
    const at = audio.currentTime + i * 0.14;
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(at);
    note.stop(at + 0.5);
  });
  setTimeout(() => void audio.close(), 1200);
}
