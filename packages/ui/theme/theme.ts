import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from "@mantine/core";
import { type BrandPalette, brandPalette, STAMMIS_PLUM } from "./brand-palette.ts";
import type { BrandScheme } from "./brand-scheme.ts";
import { brandVariables } from "./brand-variables.ts";

const LATO = '"Lato", "Lato before", "Lato before too", "Helvetica Neue", Arial, sans-serif';

/** Filled components use the text colour computed for the brand; red ones (danger) use the palette's own red. */
const variantColors: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  if (input.color === "red" && input.variant === "filled") {
    return { ...colours, background: "var(--brand-bad)", hover: "var(--brand-bad)", color: "var(--brand-on-bad)" };
  }
  if (input.color === "red") return { ...colours, color: "var(--brand-bad)" };
  const brand = (input.color ?? input.theme.primaryColor) === "brand";
  return brand && input.variant === "filled" ? { ...colours, color: "var(--brand-on-fill)" } : colours;
};

/** Makes `--brand-*` and Mantine's own variables from the theme's palette in `other.palette`. */
export const brandVariablesResolver: CSSVariablesResolver = (theme) => {
  const palette = theme.other.palette as BrandPalette;
  return { variables: {}, light: brandVariables(palette, "light"), dark: brandVariables(palette, "dark") };
};

/** Returns Mantine's greys in its own order (field 0 to text 9), from the palette. */
function greys(s: BrandScheme): MantineColorsTuple {
  return [s.surface, s.page, s.page, s.line, s.edge, s.quiet, s.quiet, s.ink, s.ink, s.ink];
}

/** Returns Mantine's darks in its own order (text 0 to ground 9), from the palette. */
function darks(s: BrandScheme): MantineColorsTuple {
  return [s.ink, s.ink, s.quiet, s.quiet, s.edge, s.tint, s.surface, s.raised, s.surface, s.page];
}

type Measures = {
  radius: string;
  text: string;
  small: string;
  buttonRadius: string;
};

function components(size: string, measures: Measures): NonNullable<MantineThemeOverride["components"]> {
  const field = { defaultProps: { size } };
  const tick = { defaultProps: { size, iconColor: "var(--brand-on-fill)" } };
  const names = ["TextInput", "PasswordInput", "NumberInput", "Textarea", "Select", "NativeSelect", "MultiSelect"];
  const more = ["TagsInput", "FileInput", "Autocomplete", "PinInput", "Switch", "SegmentedControl", "Tabs"];
  // Removes the landmark role from an overlay's header, because it is not a landmark of the page.
  const attributes = { header: { role: "none" } };
  return {
    ...Object.fromEntries([...names, ...more].map((name) => [name, field])),
    Checkbox: tick,
    Radio: tick,
    Button: { defaultProps: { size, radius: measures.buttonRadius } },
    ActionIcon: { defaultProps: { size: 44, variant: "subtle" } },
    CloseButton: { defaultProps: { size: 44 } },
    Modal: {
      defaultProps: {
        radius: measures.radius,
        centered: true,
        padding: "lg",
        transitionProps: { duration: 180 },
        attributes,
      },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 200 }, attributes } },
    // A focus placeholder before the first line would be an element in the menu that is not a menu item.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Loader: { defaultProps: { type: "dots" } },
  };
}

function baseTheme(palette: BrandPalette, size: string, measures: Measures): MantineThemeOverride {
  return createTheme({
    primaryColor: "brand",
    primaryShade: { light: 7, dark: 4 },
    colors: { brand: palette.steps, gray: greys(palette.light), dark: darks(palette.dark) },
    fontFamily: LATO,
    headings: {
      fontFamily: LATO,
      fontWeight: "900",
      textWrap: "balance",
      sizes: {
        h1: { fontSize: "2rem", lineHeight: "1.15" },
        h2: { fontSize: "1.5rem", lineHeight: "1.2" },
        h3: { fontSize: "1.125rem", lineHeight: "1.3" },
        h4: { fontSize: "1rem", lineHeight: "1.4" },
      },
    },
    fontSizes: { xs: "0.875rem", sm: measures.small, md: measures.text, lg: "1.125rem", xl: "1.5rem" },
    radius: { xs: "4px", sm: "6px", md: "10px", lg: "16px", xl: "24px" },
    defaultRadius: measures.radius,
    cursorType: "pointer",
    respectReducedMotion: true,
    fontSmoothing: true,
    shadows: {
      xs: "none",
      sm: "var(--st-shadow)",
      md: "var(--st-shadow)",
      lg: "var(--st-shadow)",
      xl: "var(--st-shadow)",
    },
    variantColorResolver: variantColors,
    components: components(size, measures),
    other: { palette },
  });
}

/** Returns the member app's theme from the chain's brand colour (`#rrggbb`): large type, radius 16, one shadow. */
export function memberTheme(brandColour: string): MantineThemeOverride {
  const measures = { radius: "lg", text: "1rem", small: "1rem", buttonRadius: "lg" };
  return baseTheme(brandPalette(brandColour), "lg", measures);
}

/** The back office's theme: 14 px, hairlines, one accent. */
export const officeTheme: MantineThemeOverride = baseTheme(brandPalette(STAMMIS_PLUM), "md", {
  radius: "sm",
  text: "0.875rem",
  small: "0.875rem",
  buttonRadius: "sm",
});
