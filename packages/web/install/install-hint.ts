export type InstallHint = "safari" | "samsung";

export interface BrowserFacts {
  userAgent: string;
  /** The number of the device's touch points: an iPad identifies as a Mac, but no Mac has touch points. */
  touchPoints: number;
  /** Whether the app was opened from the home screen. */
  standalone: boolean;
}

/**
 * Returns the fitting add-to-home-screen hint: for iOS Safari and Samsung Internet, outside standalone mode. Spec §2.
 */
export function installHint({ userAgent, touchPoints, standalone }: BrowserFacts): InstallHint | null {
  if (standalone) return null;
  if (/SamsungBrowser/.test(userAgent)) return "samsung";
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const otherBrowser = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBAN|FBAV|Instagram/.test(userAgent);
  return ios && /Safari/.test(userAgent) && !otherBrowser ? "safari" : null;
}
