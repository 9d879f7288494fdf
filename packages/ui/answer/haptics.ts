/** A short buzz in the hand, where there is a motor and motion is welcome. Milliseconds on, off, on… */
export function buzz(pattern: number | number[]): void {
  if (!("vibrate" in navigator)) return;
  // Browsers refuse, and complain, before the first touch.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate(pattern);
}
