/** Vibrates the device if it can and the user has not asked for reduced motion. `pattern`: milliseconds on, off, on… */
export function buzz(pattern: number | number[]): void {
  if (!("vibrate" in navigator)) return;
  // Returns before the first touch: browsers would refuse the vibration and log a warning.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate(pattern);
}
