import type { ReactNode } from "react";
import { BrandScope } from "../theme/BrandScope.tsx";
import classes from "./phone-frame.module.css";

type PhoneFrameProps = {
  /** Describes the phone's content for screen readers. */
  label: string;
  brandColour: string;
  scheme?: "light" | "dark" | undefined;
  children: ReactNode;
};

/** A phone around a preview: the member's real components in the chain's colour, not interactive. */
export function PhoneFrame({ label, brandColour, scheme, children }: PhoneFrameProps) {
  return (
    <div className={classes.phone}>
      <BrandScope brandColour={brandColour} scheme={scheme} className={classes.screen}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <section className={classes.scroller} aria-label={label} tabIndex={0}>
          <div className={classes.content} inert>
            {children}
          </div>
        </section>
      </BrandScope>
    </div>
  );
}
