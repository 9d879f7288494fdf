import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { album } from "./camera.ts";

/** Writes one page with all pictures, the variants of each screen in a row. */
export function writeContents() {
  const screens = new Map<string, string[]>();
  for (const file of globSync("*/*/*.png", { cwd: album }).sort()) {
    const screen = file.split("/").slice(1).join("/");
    screens.set(screen, [...(screens.get(screen) ?? []), file]);
  }
  const picture = (file: string) =>
    `<a href="${file}"><img loading="lazy" src="${file}" alt=""><span>${file.split("/")[0]}</span></a>`;
  const sections = [...screens].map(([name, files]) => `<h2>${name}</h2><div>${files.map(picture).join("")}</div>`);
  const style = `body{font-family:sans-serif;margin:24px}div{align-items:start;display:flex;gap:16px;overflow-x:auto}
    a{color:inherit;flex:none}img{border:1px solid #8888;display:block;max-height:640px}`;
  const head = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>`;
  writeFileSync(join(album, "screens.html"), `${head}<h1>${screens.size} screens</h1>${sections.join("")}`);
}
