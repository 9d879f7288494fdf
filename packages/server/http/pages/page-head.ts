import type { Chain } from "../../request/call.ts";
import { iconPath } from "../../storage/app-icons.ts";
import { iconKinds, splashKind, splashScreens } from "../../storage/icon-kinds.ts";

const isApple = (userAgent: string) => /iPhone|iPad|Macintosh/.test(userAgent);

/** Returns the splash pictures that Apple devices show while the installed app opens. */
const splashes = (chain: Chain) =>
  splashScreens.map((screen) => {
    const { width, height, dots } = screen;
    const media = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${dots}) and (orientation: portrait)`;
    return `<link rel="apple-touch-startup-image" media="${media}" href="${iconPath(chain, splashKind(screen))}">`;
  });

/** Returns the club's additions to a page's head: its icons. Their paths need no escaping. */
export function headOf(chain: Chain, userAgent: string): string {
  return [
    `<link rel="icon" type="image/png" sizes="192x192" href="${iconPath(chain, iconKinds.small)}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="${iconPath(chain, iconKinds.apple)}">`,
    ...(isApple(userAgent) ? splashes(chain) : []),
  ].join("");
}
