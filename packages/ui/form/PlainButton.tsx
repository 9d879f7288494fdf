import type { ButtonHTMLAttributes } from "react";
import classes from "./plain-button.module.css";

type PlainButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look: "filled" | "light" | "subtle";
};

/** A button that does not need the theme's code, for pages shown before the theme loads and for loading errors. */
export function PlainButton({ look, ...button }: PlainButtonProps) {
  return <button type="button" {...button} className={classes.button} data-look={look} />;
}
