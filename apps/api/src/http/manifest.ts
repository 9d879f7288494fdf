import type { Chain } from "../request/call.ts";

/** The chain's own web app manifest: its name and colours on the home screen. */
export function manifestOf(chain: Chain): Record<string, unknown> {
  return {
    id: "/",
    name: chain.commercialName,
    short_name: chain.commercialName.slice(0, 12),
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: chain.language,
    background_color: "#ffffff",
    theme_color: chain.brandColour,
    // No type: who asks gets what they can show.
    icons: chain.logoPath ? [{ src: chain.logoPath, sizes: "any" }] : [],
  };
}
