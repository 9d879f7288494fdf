/** Vibrates the device where it can and motion is welcome. Milliseconds on, off, on… */
export function buzz(pattern: number | number[]): void {
  if (!("vibrate" in navigator)) return;
  // Browsers refuse before the first touch, and log a warning.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate(pattern);
}
