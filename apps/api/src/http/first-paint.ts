import type { Language } from "@stammis/domain/clubs/languages";
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

/** Files by what they are to a page: home's own, and what it says in each language. */
export type FirstFiles = Readonly<Record<string, string>>;

/** What a member's home is made of besides the app, by the names of built files. */
export function firstFilesOf(built: readonly string[]): FirstFiles {
  const named = (pattern: RegExp) => built.find((file) => pattern.test(file)) ?? "";
  return {
    home: named(/^home-[^.]+\.js$/),
    style: named(/^home-[^.]+\.css$/),
    sv: named(/^phrases\.sv-.+\.js$/),
    en: named(/^phrases\.en-.+\.js$/),
    fr: named(/^phrases\.fr-.+\.js$/),
  };
}

/** Asks for what the page will want while the app is still on its way; `f`: {@link FirstFiles}, `l`: the club's language. */
const asking =
  'function p(n,s){if(!n)return;const e=document.createElement("link");e.rel=s?"preload":"modulepreload";if(s)e.as="style";e.crossOrigin="";e.href="/assets/"+n;document.head.append(e)}p(f[localStorage.getItem("stammis.language")]||f[l]);if(localStorage.getItem("stammis.session")&&location.pathname==="/"){p(f.home);p(f.style,1)}';

/** Which of the app's pages comes, as far as the device knows before the app is here. */
const choosing =
  'document.documentElement.dataset.first=localStorage.getItem("stammis.session")?location.pathname==="/"?"home":"other":/^\\/(guest)?$/.test(location.pathname)?"guest":"visitor"';

/** The nonces of an answer's Content-Security-Policy. */
interface Nonces {
  style: string;
  script: string;
}

/** A club's colours, light and dark, and the shape of what comes: a page shows its card before any code is here. */
export function firstStyle(brandColour: string, language: Language, files: FirstFiles, nonces: Nonces): string {
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
  return `<style nonce="${nonces.style}">${rules.join("")}</style><script nonce="${nonces.script}">{${choosing};const f=${JSON.stringify(files)},l="${language}";${asking}}</script>`;
}

/** What stands until the app does. `name`: the club's, escaped. Nothing to hear or to reach: it says nothing yet. */
export const firstShape = (name: string) =>
  `<div id="first-paint" aria-hidden="true"><b>${name}</b><i></i><div>${name}</div><u></u></div>`;
