/** Whether the device has Apple Wallet: iPhone, and iPad, which calls itself a Mac that fingers can touch. */
export const hasAppleWallet = ({ userAgent, touchPoints }: { userAgent: string; touchPoints: number }): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
