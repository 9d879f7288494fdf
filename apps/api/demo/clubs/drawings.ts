import type { Drawing, Season } from "./offers-plan.ts";

/** Draws a banner with a ratio of five to four, as the banner editor does. */
const banner = (background: string, content: string): Drawing =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 432">
  <rect width="540" height="432" fill="${background}"/>
  ${content}
</svg>`;
const square = (content: string): Drawing =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${content}</svg>`;

const at = (x: number, y: number, scale: number, content: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

/** Draws a cup from the side, 100 wide, with its foot at the origin. */
const cup = (colour: string, coffee: string) => `
  <path d="M46-74h16a22 22 0 0 1 0 44h-20" fill="none" stroke="${colour}" stroke-width="10"/>
  <path d="M-50-86h100v36c0 30-22 50-50 50s-50-20-50-50z" fill="${colour}"/>
  <ellipse cx="0" cy="-86" rx="50" ry="9" fill="${coffee}"/>
  <rect x="-66" y="0" width="132" height="9" rx="4.500" fill="${colour}" opacity=".75"/>`;
const steam = (colour: string) =>
  [-22, 0, 22]
    .map(
      (x) =>
        `<path d="M${x}-104c-14-18 14-28 0-50" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
    )
    .join("");
const bun = (crust: string, dark: string) => `
  <circle r="62" fill="${crust}"/>
  <path d="M0 0c8-10 22-4 20 10s-26 20-38 6-6-40 14-44 48 14 46 40-30 44-58 36" fill="none" stroke="${dark}"
    stroke-width="11" stroke-linecap="round"/>
  <g fill="#fffaf2"><circle cx="-30" cy="-28" r="4"/><circle cx="22" cy="-38" r="4"/><circle cx="38" cy="18" r="4"/>
  <circle cx="-40" cy="14" r="4"/><circle cx="6" cy="46" r="4"/></g>`;
const leaf = (colour: string) =>
  `<path d="M0 0c26-30 26-66 0-96c-26 30-26 66 0 96z" fill="${colour}"/><path d="M0 8v-84" stroke="#0002" stroke-width="4"/>`;
const flake = `<g stroke="#fff" stroke-width="6" stroke-linecap="round"><path d="M0-26v52M-22-13l44 26M-22 13l44-26"/></g>`;
const sun = `<circle r="54" fill="#f7c948"/><g stroke="#f7c948" stroke-width="10" stroke-linecap="round">
  ${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path transform="rotate(${turn})" d="M0-72v-20"/>`).join("")}</g>`;
const flower = (petals: string, heart: string) =>
  `${[0, 72, 144, 216, 288].map((turn) => `<ellipse transform="rotate(${turn})" cy="-24" rx="17" ry="25" fill="${petals}"/>`).join("")}
  <circle r="13" fill="${heart}"/>`;
const stalk = (height: number) =>
  `<path d="M0 0c6 ${height / 3}-6 ${(height * 2) / 3} 0 ${height}" fill="none" stroke="#5f7f5c" stroke-width="9" stroke-linecap="round"/>`;
const rose = (colour: string, dark: string) => `
  <circle r="40" fill="${colour}"/>
  <path d="M-28-8c8-24 48-26 54 0s-24 34-40 18 2-30 16-26 12 18 2 20" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>`;

const around: Record<Season, { background: string; content: string }> = {
  winter: {
    background: "#3f5a73",
    content: [90, 250, 420, 480, 150].map((x, index) => at(x, 60 + ((index * 67) % 130), 0.9, flake)).join(""),
  },
  spring: {
    background: "#cfe3c4",
    content: [70, 160, 400, 480]
      .map((x, index) => at(x, 90 + (index % 2) * 60, 1, flower("#f4a6b7", "#f7d774")))
      .join(""),
  },
  summer: { background: "#8fc7d8", content: at(430, 100, 1, sun) },
  autumn: {
    background: "#e2b074",
    content: [70, 150, 400, 470, 300]
      .map((x, index) => at(x, 150 + (index % 2) * 40, 1, leaf(index % 2 ? "#a23b2a" : "#c7641f"), index * 50 - 60))
      .join(""),
  },
};

/** Draws coffee in the colours of the season. */
export const coffeeBanner = (season: Season): Drawing =>
  banner(
    around[season].background,
    `${around[season].content}<rect y="352" width="540" height="80" fill="#7a3417"/>${at(270, 352, 2.1, cup("#fbf3ea", "#5a2a12") + steam("#fbf3ea"))}`,
  );
export const bunBanner: Drawing = banner(
  "#b4532a",
  `${at(160, 250, 1.5, bun("#d99b56", "#8f4f22"))}${at(370, 270, 1.7, bun("#e0a662", "#8f4f22"), 40)}${at(270, 130, 1.1, bun("#d08f4c", "#84471d"), 100)}`,
);
export const breakfastBanner: Drawing = banner(
  "#f6e3bd",
  `${at(270, 170, 1.5, sun)}<rect y="300" width="540" height="132" fill="#b4532a"/>
  ${at(150, 318, 1.5, cup("#fffaf2", "#5a2a12"))}<ellipse cx="370" cy="318" rx="96" ry="18" fill="#fffaf2"/>${at(370, 282, 0.8, bun("#d99b56", "#8f4f22"))}`,
);
export const togetherBanner: Drawing = banner(
  "#7a3417",
  `<circle cx="270" cy="190" r="150" fill="#b4532a"/>${at(180, 340, 1.5, cup("#fbf3ea", "#5a2a12") + steam("#fbf3ea"))}${at(370, 340, 1.5, cup("#f0d9bf", "#5a2a12") + steam("#f0d9bf"))}`,
);

const bunch = (colours: readonly string[], heart: string) =>
  colours
    .map((colour, index) => {
      const turn = (index - (colours.length - 1) / 2) * 17;
      return at(
        270,
        400,
        1,
        at(0, -250 + Math.abs(turn) * 0.9, 1, stalk(240) + at(0, 0, 1.7, flower(colour, heart))),
        turn,
      );
    })
    .join("");
const bunches: Record<Season, { background: string; colours: string[] }> = {
  winter: { background: "#dfe7ea", colours: ["#ffffff", "#c0392b", "#ffffff", "#a93226", "#ffffff"] },
  spring: { background: "#eef2ea", colours: ["#f2cf63", "#e58fb1", "#f7f0d8", "#8f7cc4", "#f2cf63"] },
  summer: { background: "#d9ecf2", colours: ["#5b7fc7", "#ffffff", "#e8657f", "#ffffff", "#5b7fc7"] },
  autumn: { background: "#f3e2cf", colours: ["#c7641f", "#e0a13a", "#8e3b46", "#e0a13a", "#c7641f"] },
};

/** Draws a bouquet of the season. */
export const bouquetBanner = (season: Season): Drawing =>
  banner(bunches[season].background, bunch(bunches[season].colours, "#f2cf63"));
export const roseBanner: Drawing = banner(
  "#f7e6e8",
  `${at(270, 150, 1, `${stalk(260)}<path d="M0 170c40-44 84-40 104-10c-36 26-76 30-104 10z" fill="#7d9c78"/>${at(0, 0, 2, rose("#c0304a", "#8a1b31"))}`)}`,
);
export const plantsBanner: Drawing = banner(
  "#e7efe3",
  [130, 270, 410]
    .map((x, index) =>
      at(
        x,
        380,
        1.3,
        `${[-50, -25, 0, 25, 50].map((turn) => at(0, -70, 0.9, leaf(index === 1 ? "#5f7f5c" : "#7d9c78"), turn)).join("")}
      <path d="M-44-70h88l-12 72h-64z" fill="${index === 1 ? "#b06a43" : "#8f7cc4"}"/>`,
      ),
    )
    .join(""),
);

/** A collected stamp, and the empty place for one. */
export const cupStamp: Drawing = square(at(120, 218, 1.25, cup("#7a3417", "#f0d9bf") + steam("#7a3417")));
export const cupPlace: Drawing = square(`<g opacity=".28">${at(120, 218, 1.25, cup("#7a3417", "#7a3417"))}</g>`);
export const flowerStamp: Drawing = square(at(128, 134, 2.2, flower("#7a67b5", "#f2cf63")));
export const flowerPlace: Drawing = square(`<g opacity=".25">${at(128, 134, 2.2, flower("#7a67b5", "#7a67b5"))}</g>`);

/** Pictures of the rewards. */
const plate = (background: string, content: string) =>
  square(`<rect width="256" height="256" fill="${background}"/>${content}`);
export const bunPicture: Drawing = plate("#f3dfc6", at(128, 128, 1.4, bun("#d99b56", "#8f4f22")));
export const cupPicture: Drawing = plate("#e8d3bd", at(120, 212, 1.2, cup("#fffaf2", "#5a2a12") + steam("#7a3417")));
export const saladPicture: Drawing = plate(
  "#e9efe0",
  `${[-60, -30, 0, 30, 60].map((turn) => at(128, 150, 1, leaf(turn % 60 ? "#7fa650" : "#4f8a3c"), turn)).join("")}
  <circle cx="96" cy="116" r="15" fill="#d3432f"/><circle cx="160" cy="110" r="15" fill="#d3432f"/>
  <path d="M38 140h180c0 52-40 84-90 84s-90-32-90-84z" fill="#fffaf2"/>`,
);
export const togetherPicture: Drawing = plate(
  "#e2b58f",
  at(76, 196, 0.78, cup("#fffaf2", "#5a2a12") + steam("#fffaf2")) +
    at(178, 196, 0.78, cup("#f0d9bf", "#5a2a12") + steam("#fffaf2")),
);
export const rosePicture: Drawing = plate(
  "#f7e6e8",
  at(128, 92, 1, stalk(140) + at(0, 0, 1.3, rose("#c0304a", "#8a1b31"))),
);
export const plantPicture: Drawing = plate(
  "#e7efe3",
  `${[-50, -25, 0, 25, 50].map((turn) => at(128, 150, 1.1, leaf("#5f7f5c"), turn)).join("")}<path d="M82 150h92l-14 78h-64z" fill="#b06a43"/>`,
);
export const bouquetPicture: Drawing = plate(
  "#eef2ea",
  at(8, -20, 0.46, bunch(["#f2cf63", "#e58fb1", "#f7f0d8", "#8f7cc4", "#f2cf63"], "#f2cf63")) +
    `<path d="M84 150h92l-34 90h-24z" fill="#d8c3a5"/>`,
);
