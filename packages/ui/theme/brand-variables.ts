import type { BrandPalette } from "./brand-palette.ts";
import type { BrandScheme } from "./brand-scheme.ts";

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns one scheme as CSS variables: `--brand-*` for our components, `--mantine-*` for Mantine's. */
export function brandVariables(palette: BrandPalette, scheme: "light" | "dark"): Record<string, string> {
  const colours: BrandScheme = palette[scheme];
  const own = Object.entries(colours).map(([name, value]) => [`--brand-${dashed(name)}`, value]);
  return { ...Object.fromEntries(own), ...mantineVariables(colours, scheme) };
}

function mantineVariables(s: BrandScheme, scheme: "light" | "dark"): Record<string, string> {
  const primary = (name: string): Record<string, string> => ({
    [`--mantine-${name}-filled`]: s.fill,
    [`--mantine-${name}-filled-hover`]: s.fillHover,
    [`--mantine-${name}-light`]: s.tint,
    [`--mantine-${name}-light-hover`]: s.tintStrong,
    [`--mantine-${name}-light-color`]: s.ink,
    [`--mantine-${name}-outline`]: s.accent,
    [`--mantine-${name}-outline-hover`]: s.tint,
    [`--mantine-${name}-text`]: s.accent,
  });
  return {
    ...primary("color-brand"),
    ...primary("primary-color"),
    "--mantine-primary-color-contrast": s.onFill,
    "--mantine-color-body": s.raised,
    "--mantine-color-text": s.ink,
    "--mantine-color-bright": s.ink,
    "--mantine-color-dimmed": s.quiet,
    "--mantine-color-anchor": s.accent,
    "--mantine-color-placeholder": s.quiet,
    "--mantine-color-error": s.bad,
    // Mantine uses these for a menu's red entry and its hover; the palette's red is readable on both grounds.
    "--mantine-color-red-6": s.bad,
    "--mantine-color-red-light": s.tint,
    "--mantine-color-red-light-hover": s.tint,
    "--mantine-color-success": s.good,
    "--mantine-color-default": scheme === "dark" ? s.surface : s.raised,
    "--mantine-color-default-hover": s.tint,
    "--mantine-color-default-color": s.ink,
    "--mantine-color-default-border": s.edge,
    "--mantine-color-disabled": scheme === "dark" ? s.tint : s.page,
    "--mantine-color-disabled-color": s.quiet,
    "--mantine-color-disabled-border": s.line,
  };
}
