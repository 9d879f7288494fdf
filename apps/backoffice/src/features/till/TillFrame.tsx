import { MantineThemeProvider, Portal } from "@mantine/core";
import { BrandScope } from "@stammis/ui/BrandScope.tsx";
import type { ReactNode } from "react";
import classes from "./till.module.css";

const layer = "till-layer";
// Menus and questions open within the till, so that they wear its colours too.
const theme = { components: { Portal: Portal.extend({ defaultProps: { target: `#${layer}` } }) } };

type TillFrameProps = { brandColour: string; children: ReactNode };

/** The till wears the chain's colour and fills the screen. */
export function TillFrame({ brandColour, children }: TillFrameProps) {
  return (
    <MantineThemeProvider theme={theme} inherit>
      <BrandScope brandColour={brandColour} className={classes.till}>
        {children}
        <div id={layer} className={classes.layer} />
      </BrandScope>
    </MantineThemeProvider>
  );
}
