import type { ButtonHTMLAttributes } from "react";
import classes from "./plain-button.module.css";

type PlainButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look: "filled" | "light" | "subtle";
};

/** A button without the theme's code, for pages shown before it loads and for loading errors. */
export function PlainButton({ look, ...button }: PlainButtonProps) {
  return <button type="button" {...button} className={classes.button} data-look={look} />;
}
