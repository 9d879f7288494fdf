import type { ButtonHTMLAttributes } from "react";
import classes from "./plain-button.module.css";

type PlainButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look: "filled" | "light" | "subtle";
};

/** A button that needs no theme's code: for pages that come up before it, and for what says that something did not. */
export function PlainButton({ look, ...button }: PlainButtonProps) {
  return <button type="button" {...button} className={classes.button} data-look={look} />;
}
