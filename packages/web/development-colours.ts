import { brandPalette } from "#packages/ui/theme/brand-palette.ts";
import { brandVariables } from "#packages/ui/theme/brand-variables.ts";

/** Sets a brand’s colours on the page, because the development server has no API in front of its HTML. */
export function paintInDevelopment(brandColour: string): void {
  const scheme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  for (const [name, value] of Object.entries(brandVariables(brandPalette(brandColour), scheme)))
    document.documentElement.style.setProperty(name, value);
}
