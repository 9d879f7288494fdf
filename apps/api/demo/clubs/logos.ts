import sharp from "sharp";

/** A cup seen from above, with a coffee bean in the foam. */
export const kaffebonanLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="112" fill="#b4532a"/>
  <path d="M366 202a66 66 0 1 1 0 108" fill="none" stroke="#fbf3ea" stroke-width="34" stroke-linecap="round"/>
  <circle cx="232" cy="256" r="150" fill="#fbf3ea"/>
  <circle cx="232" cy="256" r="116" fill="#7a3417"/>
  <g transform="rotate(38 232 256)">
    <ellipse cx="232" cy="256" rx="56" ry="82" fill="#f0d9bf"/>
    <path d="M232 174c-34 44 34 60 18 92s-30 36-18 72" fill="none" stroke="#7a3417" stroke-width="13" stroke-linecap="round"/>
  </g>
</svg>`;

const petal = (angle: number, colour: string) =>
  `<path transform="rotate(${angle} 256 226)" d="M256 226c-62-46-56-124 0-160c56 36 62 114 0 160z" fill="${colour}"/>`;

/** An iris: three petals up, three down, on its stalk. */
export const irisLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="112" fill="#eef2ea"/>
  <path d="M256 236v214" stroke="#5f7f5c" stroke-width="20" stroke-linecap="round"/>
  <path d="M256 442c-6-78-60-110-112-112c8 66 46 108 112 112z" fill="#5f7f5c"/>
  <path d="M256 414c4-56 42-84 90-90c-2 52-34 86-90 90z" fill="#7d9c78"/>
  ${petal(122, "#6d5aa6")}${petal(238, "#6d5aa6")}${petal(-52, "#8f7cc4")}${petal(52, "#8f7cc4")}${petal(0, "#7a67b5")}
  <path d="M256 232c-14-22-12-46 0-64c12 18 14 42 0 64z" fill="#f2cf63"/>
</svg>`;

/** Renders a drawing as PNG, like an uploaded file. */
export function drawLogo(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 }).resize(512, 512).png().toBuffer();
}
