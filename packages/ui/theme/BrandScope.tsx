import { useComputedColorScheme } from "@mantine/core";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { brandPalette } from "./brand-palette.ts";
import { brandVariables } from "./brand-variables.ts";

type BrandScopeProps = {
  brandColour: string;
  children: ReactNode;
  /** Force one scheme, as a preview does; otherwise the page's own. */
  scheme?: "light" | "dark" | undefined;
  className?: string | undefined;
};

/** Everything inside wears another brand's colours: a chain's preview within the back office, for one. */
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
