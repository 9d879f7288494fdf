import { MantineThemeProvider, Portal } from "@mantine/core";
import { BrandScope } from "@stammis/ui/BrandScope.tsx";
import { type ReactNode, useEffectEvent, useMemo } from "react";
import classes from "./till.module.css";

const layer = "till-layer";
// Menus and questions open within the till, so that they wear its colours too.
const portal = Portal.extend({ defaultProps: { target: `#${layer}` } });

type TillFrameProps = {
  brandColour: string;
  /** A dialog has gone, and none stands in its place: the keys are the till's again. */
  onFree: () => void;
  children: ReactNode;
};

/** The till wears the chain's colour and fills the screen. */
export function TillFrame({ brandColour, onFree, children }: TillFrameProps) {
  const free = useEffectEvent(() => {
    if (!document.querySelector(`#${layer} [role=dialog]`)) onFree();
  });
  const theme = useMemo(() => {
    // Once it has left the page.
    const onExitTransitionEnd = () => void requestAnimationFrame(() => free());
    return { components: { Portal: portal, ModalRoot: { defaultProps: { returnFocus: false, onExitTransitionEnd } } } };
  }, []);
  return (
    <MantineThemeProvider theme={theme} inherit>
      <BrandScope brandColour={brandColour} className={classes.till}>
        {children}
        <div id={layer} className={classes.layer} />
      </BrandScope>
    </MantineThemeProvider>
  );
}
