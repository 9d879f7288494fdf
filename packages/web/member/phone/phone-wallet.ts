export type PhoneWallet = "apple" | "google";

interface Device {
  userAgent: string;
  touchPoints: number;
}

/** The wallet a device comes with: Apple's on an iPhone and an iPad, which calls itself a Mac that fingers can touch. */
export function phoneWallet({ userAgent, touchPoints }: Device): PhoneWallet | null {
  if (/Android/.test(userAgent)) return "google";
  const isApples = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isApples ? "apple" : null;
}
