import type { Chain } from "../../request/call.ts";
import { iconPath } from "../../storage/app-icons.ts";
import { type IconKind, iconKinds } from "../../storage/icon-kinds.ts";

/** The number of characters that fit under a home screen icon. */
const roomUnderIcon = 12;

/** Returns a name that fits under an icon: the full name, its first words, or its beginning. */
export function shortName(name: string): string {
  if (name.length <= roomUnderIcon) return name;
  const words = name.slice(0, roomUnderIcon + 1).split(" ");
  return words.length > 1 ? words.slice(0, -1).join(" ") : name.slice(0, roomUnderIcon);
}

/** Returns the chain's web app manifest: name, language, colours and icons. `ground`: the colour around its icon. */
export function manifestOf(chain: Chain, ground: string): Record<string, unknown> {
  const icon = (kind: IconKind, side: number, purpose: "any" | "maskable" | "monochrome") => ({
    src: iconPath(chain, kind),
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: chain.commercialName,
    short_name: shortName(chain.commercialName),
    start_url: "/",
    scope: "/",
    display: "standalone",
    orientation: "any",
    lang: chain.language,
    dir: "ltr",
    categories: ["shopping", "lifestyle"],
    background_color: ground,
    theme_color: chain.brandColour,
    icons: [
      icon(iconKinds.small, 192, "any"),
      icon(iconKinds.large, 512, "any"),
      icon(iconKinds.maskableSmall, 192, "maskable"),
      icon(iconKinds.maskableLarge, 512, "maskable"),
      icon(iconKinds.monochrome, 512, "monochrome"),
    ],
  };
}
