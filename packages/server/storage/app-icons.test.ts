import sharp from "sharp";
import { expect, test } from "vitest";
import { drawing } from "#tests/api/pictures.ts";
import { createAppIcons, iconPath, iconVersion } from "./app-icons.ts";
import { drawIcon, groundOf, type IconSubject } from "./draw-icon.ts";
import { initialsOf } from "./draw-letters.ts";
import { type IconKind, iconKinds, iconOf, isIconKind } from "./icon-kinds.ts";

const club: IconSubject = { commercialName: "Café Östermalm", brandColour: "#1f6f5c", logoPath: null };
const kinds = [...Object.values(iconKinds), "splash-750x1334" as IconKind];

async function seen(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const place = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
    return [...data.subarray(place, place + 4)];
  };
  return { ...info, at, data };
}

test.each(kinds)("icon %s is a PNG of its nominal size", async (kind) => {
  const png = await drawIcon(club, null, iconOf(kind));
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: iconOf(kind).width, height: iconOf(kind).height });
});

test("icons that a phone crops fill the square to its edges, and the small icon has transparent corners", async () => {
  const corner = async (kind: IconKind) => (await seen(await drawIcon(club, null, iconOf(kind)))).at(0, 0)[3];
  expect(await corner(iconKinds.small)).toBe(0);
  for (const kind of [iconKinds.maskableLarge, iconKinds.apple, "splash-750x1334" as IconKind])
    expect(await corner(kind), kind).toBe(255);
});

test("a maskable icon has only background outside the safe zone", async () => {
  const { data, width } = await seen(await drawIcon(club, null, iconOf(iconKinds.maskableLarge)));
  const letters = [...data].reduce((far, part, place) => {
    if (place % 4 !== 0 || part < 250 || (data[place + 1] ?? 0) < 250) return far;
    const [x, y] = [(place / 4) % width, Math.floor(place / 4 / width)];
    return Math.max(far, Math.hypot(x - width / 2, y - width / 2));
  }, 0);
  expect(letters).toBeGreaterThan(0);
  expect(letters).toBeLessThan(width * 0.4);
});

test("a one-colour icon is white or transparent", async () => {
  const logo = await sharp(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M45 5L85 85H5z"/></svg>'),
  ).toBuffer();
  for (const bytes of [null, logo, await drawing(200, 200)]) {
    const { data } = await seen(await drawIcon(club, bytes, iconOf(iconKinds.monochrome)));
    const visiblePixels = data.filter((_, place) => (data[place - (place % 4) + 3] ?? 0) > 128 && place % 4 !== 3);
    expect(visiblePixels.length).toBeGreaterThan(1000);
    expect(Math.min(...visiblePixels.slice(0, 30_000))).toBe(255);
  }
});

test("a logo with its own background fills the icon, and a logo without one gets a readable background", async () => {
  const brought = await seen(await drawIcon(club, await drawing(300, 300), iconOf(iconKinds.apple)));
  expect(brought.at(0, 0).slice(0, 3)).toEqual([0x8b, 0x1e, 0x3f]);
  const green = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path fill="#1f6f5c" d="M45 5L85 85H5z"/></svg>',
  );
  expect(await groundOf(club, await sharp(green).png().toBuffer())).toBe("#ffffff");
});

test("an icon shows initials in place of a long word logo", async () => {
  const word = await drawing(900, 200);
  const both = [word, null].map(async (logo) => drawIcon(club, logo, iconOf(iconKinds.large)));
  const [of, without] = await Promise.all(both);
  expect(of?.equals(without as Buffer)).toBe(true);
});

test("initials are outlines of the first two words’ letters, and unsupported letters become a ring", async () => {
  const paths = async (name: string) => (await initialsOf(name)).body.match(/<path/g)?.length ?? 0;
  expect(await Promise.all(["Café Östermalm & Söner", "Åre", "", "東京", "Ł & Ž", "7-Eleven"].map(paths))).toEqual([
    2, 1, 0, 0, 2, 2,
  ]);
  expect((await initialsOf("東京")).body).toContain("<circle");
});

test("a changed name, colour or logo changes the icon’s URL, and each icon is drawn once", async () => {
  const others = [
    { ...club, commercialName: "Café" },
    { ...club, brandColour: "#000000" },
    { ...club, logoPath: "/files/1/x.webp" },
  ];
  expect(new Set([club, ...others].map(iconVersion)).size).toBe(4);
  expect(iconPath(club, iconKinds.apple)).toMatch(/^\/icons\/[0-9a-f]{10}\/apple-180\.png$/);
  let read = 0;
  const icons = createAppIcons({
    async read() {
      read += 1;
      if (read === 1) throw new Error("away");
      return drawing(100, 100);
    },
  });
  const subject = { ...club, logoPath: "/files/1/x.webp" };
  await expect(icons.read(subject, iconKinds.small)).rejects.toThrow("away");
  const drawn = await Promise.all([icons.read(subject, iconKinds.small), icons.read(subject, iconKinds.small)]);
  expect(drawn[0]).toBe(drawn[1]);
  expect(read).toBe(2);
});

test("an icon is drawn without waiting for splash screens in progress", async () => {
  let splashesGo = () => {};
  const splashGate = new Promise<void>((resolve) => {
    splashesGo = resolve;
  });
  const files = {
    async read(path: string) {
      if (path.includes("held")) await splashGate;
      return drawing(100, 100);
    },
  };
  const icons = createAppIcons(files);
  const splash = icons.read({ ...club, logoPath: "/files/1/held.webp" }, "splash-750x1334" as IconKind);
  expect((await icons.read({ ...club, logoPath: "/files/1/x.webp" }, iconKinds.small)).length).toBeGreaterThan(0);
  splashesGo();
  await splash;
});

test("only icon kinds that the server draws can be requested", () => {
  expect(["192", "apple-180", "splash-1170x2532"].every(isIconKind)).toBe(true);
  expect(["", "193", "splash-9999x9999", "constructor", "__proto__"].some(isIconKind)).toBe(false);
});
