import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import classes from "./link-button.module.css";

type AnchorButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  variant?: "filled" | "light" | "default";
  leftSection?: ReactNode;
  fullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** A button-like link that is rendered without the theme's code, because a visitor's first page has two of them. */
export function AnchorButton({ variant = "filled", leftSection, fullWidth, children, ...anchor }: AnchorButtonProps) {
  return (
    <a {...anchor} className={classes.button} data-look={variant} data-wide={fullWidth || undefined}>
      {leftSection}
      {children}
    </a>
  );
}

/** A link that looks like a button, with the router's types. */
export const LinkButton = createLink(AnchorButton);
