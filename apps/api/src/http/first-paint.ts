import { type BrandPalette, brandPalette } from "@stammis/ui/theme/brand-palette";
import { brandVariables } from "@stammis/ui/theme/brand-variables";

const declared = (scheme: "light" | "dark", palette: BrandPalette) =>
  Object.entries(brandVariables(palette, scheme))
    .filter(([name]) => name.startsWith("--brand-"))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

/** The measures of the member app's header and card, before its own style is here. */
const shapes = `
#first-paint{background:var(--brand-surface);box-sizing:border-box;color:var(--brand-ink);display:flex;flex-direction:column;font-family:Lato,"Helvetica Neue",Arial,sans-serif;inset:0;margin-inline:auto;max-width:480px;overflow:hidden;padding:0 16px;position:absolute;z-index:50}
#first-paint *{box-sizing:border-box}
#first-paint>b{align-items:center;display:flex;flex:none;font-size:18px;height:64px}
#first-paint>i{background:var(--brand-tint);border-radius:10px;display:none;flex:none;height:26px;margin:10px 0 10px;width:40%}
#first-paint>div{background:linear-gradient(160deg,var(--brand-card-from),var(--brand-card-to));border-radius:16px;color:var(--brand-on-card);display:none;flex:none;font-size:20px;font-weight:900;height:224px;margin-top:4px;padding:20px}
#first-paint>u{background:var(--brand-raised);border-top:1px solid var(--brand-line);bottom:0;display:none;height:64px;left:0;position:absolute;right:0}
[data-first=home] #first-paint>i,[data-first=home] #first-paint>div,[data-first=home] #first-paint>u,[data-first=guest] #first-paint>div,[data-first=other] #first-paint>u{display:block}
@media (min-width:600px){html:not([data-first=guest]) #first-paint{left:264px}#first-paint>u{display:none!important}}
`.replaceAll("\n", "");

/** A club's colours, light and dark, and the shape of what comes: a page shows its card before any code is here. */
export function firstStyle(brandColour: string, nonce: string): string {
  const palette = brandPalette(brandColour);
  const light = declared("light", palette);
  const dark = declared("dark", palette);
  const rules = [
    `:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){${dark}}}`,
    `:root[data-mantine-color-scheme=dark]{${dark}}`,
    "html{background:var(--brand-surface)}body{margin:0}",
    shapes,
  ];
  return `<style nonce="${nonce}">${rules.join("")}</style>`;
}

/** What stands until the app does. `name`: the club's, escaped. Nothing to hear or to reach: it says nothing yet. */
export const firstShape = (name: string) =>
  `<div id="first-paint" aria-hidden="true"><b>${name}</b><i></i><div>${name}</div><u></u></div>`;
