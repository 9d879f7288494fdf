/** What is kept under such a name is the device's, not whoever uses it: signing out leaves it. */
const ofDevice = "stammis.device.";

export const deviceKey = (name: string) => `${ofDevice}${name}`;

/** Clears local storage but for what is the device's own. Spec §4. */
export function clearButForDevice(): void {
  for (const key of Object.keys(localStorage)) if (!key.startsWith(ofDevice)) localStorage.removeItem(key);
}
