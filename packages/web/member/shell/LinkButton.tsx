import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import classes from "./link-button.module.css";

type AnchorButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  variant?: "filled" | "light" | "default";
  leftSection?: ReactNode;
  fullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** Made without the theme's code: a visitor's first page has two of them. */
export function AnchorButton({ variant = "filled", leftSection, fullWidth, children, ...anchor }: AnchorButtonProps) {
  return (
    <a {...anchor} className={classes.button} data-look={variant} data-wide={fullWidth || undefined}>
      {leftSection}
      {children}
    </a>
  );
}

/** A button that goes somewhere: a real link with the router's types. */
export const LinkButton = createLink(AnchorButton);
