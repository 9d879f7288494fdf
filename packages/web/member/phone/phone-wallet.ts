export type PhoneWallet = "apple" | "google";

interface Device {
  userAgent: string;
  touchPoints: number;
}

/** Returns the wallet of a device: Apple's on an iPhone or iPad, which identifies as a Mac with touch points. */
export function phoneWallet({ userAgent, touchPoints }: Device): PhoneWallet | null {
  if (/Android/.test(userAgent)) return "google";
  const isApples = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isApples ? "apple" : null;
}
