/**
 * The shape of an icon: unchanged, cropped by the phone, filled to the edges, one colour for tinting, or a complete
 * screen.
 */
export type IconCut = "any" | "maskable" | "full" | "monochrome" | "splash";

export interface Icon {
  cut: IconCut;
  width: number;
  height: number;
}

/**
 * Screen sizes of iPhones and iPads in points, and dots per point: Apple shows a splash only at the exact resolution.
 */
export const splashScreens = [
  { width: 375, height: 667, dots: 2 },
  { width: 414, height: 896, dots: 2 },
  { width: 375, height: 812, dots: 3 },
  { width: 414, height: 896, dots: 3 },
  { width: 390, height: 844, dots: 3 },
  { width: 428, height: 926, dots: 3 },
  { width: 393, height: 852, dots: 3 },
  { width: 430, height: 932, dots: 3 },
  { width: 402, height: 874, dots: 3 },
  { width: 440, height: 956, dots: 3 },
  { width: 420, height: 912, dots: 3 },
  { width: 768, height: 1024, dots: 2 },
  { width: 820, height: 1180, dots: 2 },
  { width: 1024, height: 1366, dots: 2 },
] as const;

export type IconKind = string & { readonly IconKind: unique symbol };

export const splashKind = ({ width, height, dots }: (typeof splashScreens)[number]) =>
  `splash-${width * dots}x${height * dots}` as IconKind;

const square = (cut: IconCut, side: number): Icon => ({ cut, width: side, height: side });

const icons: ReadonlyMap<string, Icon> = new Map([
  ["192", square("any", 192)],
  ["512", square("any", 512)],
  ["maskable-192", square("maskable", 192)],
  ["maskable-512", square("maskable", 512)],
  ["monochrome-512", square("monochrome", 512)],
  ["apple-180", square("full", 180)],
  ...splashScreens.map((screen): [string, Icon] => [
    splashKind(screen),
    { cut: "splash", width: screen.width * screen.dots, height: screen.height * screen.dots },
  ]),
]);

/** The icon kinds in a manifest. */
export const iconKinds = {
  small: "192" as IconKind,
  large: "512" as IconKind,
  maskableSmall: "maskable-192" as IconKind,
  maskableLarge: "maskable-512" as IconKind,
  monochrome: "monochrome-512" as IconKind,
  apple: "apple-180" as IconKind,
} as const;

/** Whether a text names an icon kind; other kinds cannot be requested. */
export const isIconKind = (text: string): text is IconKind => icons.has(text);

export const iconOf = (kind: IconKind): Icon => icons.get(kind) as Icon;
