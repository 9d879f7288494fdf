import { useComputedColorScheme } from "@mantine/core";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { brandPalette } from "./brand-palette.ts";
import { brandVariables } from "./brand-variables.ts";

type BrandScopeProps = {
  brandColour: string;
  children: ReactNode;
  /** Forces a light or dark scheme, as a preview does; the page's own scheme by default. */
  scheme?: "light" | "dark" | undefined;
  className?: string | undefined;
};

/** Gives its content another brand's colours, such as a chain's preview in the back office. */
export function BrandScope({ brandColour, scheme, className, children }: BrandScopeProps) {
  const page = useComputedColorScheme("light");
  const chosen = scheme ?? page;
  const style = useMemo(
    () => ({ ...brandVariables(brandPalette(brandColour), chosen), colorScheme: chosen, color: "var(--brand-ink)" }),
    [brandColour, chosen],
  );
  return (
    <div className={className} style={style as CSSProperties} data-mantine-color-scheme={chosen}>
      {children}
    </div>
  );
}
