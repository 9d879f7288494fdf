import { MantineThemeProvider, Portal } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { BrandScope } from "#packages/ui/theme/BrandScope.tsx";
import classes from "./till.module.css";

const layer = "till-layer";
// Menus and dialogs open inside the till, so that they have its colours.
const portal = Portal.extend({ defaultProps: { target: `#${layer}` } });
// The button that opened a dialog does not get the focus back: the next key belongs to the amount or the search.
const theme = { components: { Portal: portal, ModalRoot: { defaultProps: { returnFocus: false } } } };

type TillFrameProps = {
  brandColour: string;
  /** Called when the last dialog closes: the till gets the keys again. */
  onFree: () => void;
  children: ReactNode;
};

/** The frame of the till: the club's colour on the full screen. */
export function TillFrame({ brandColour, onFree, children }: TillFrameProps) {
  const layerRef = useRef<HTMLDivElement>(null);
  const free = useEffectEvent(onFree);
  useEffect(() => {
    const node = layerRef.current;
    if (!node) return;
    let stood = false;
    // Watches the DOM, as some dialogs fade out and others close at once.
    const observer = new MutationObserver(() => {
      const stands = node.querySelector("[role=dialog]") !== null;
      if (stood && !stands && document.activeElement === document.body) free();
      stood = stands;
    });
    observer.observe(node, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <MantineThemeProvider theme={theme} inherit>
      <BrandScope brandColour={brandColour} className={classes.till}>
        {children}
        <div ref={layerRef} id={layer} className={classes.layer} />
      </BrandScope>
    </MantineThemeProvider>
  );
}

/** Customer, choices and amount, in a layout that follows the size of the till and of its text. */
export const TillZones = ({ children }: { children: ReactNode }) => (
  <div className={classes.room}>
    <div className={classes.zones}>{children}</div>
  </div>
);
