import { IconArrowLeft } from "@tabler/icons-react";
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";
import classes from "./back-link.module.css";

type BackAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

function BackAnchor({ children, ...rest }: BackAnchorProps) {
  return (
    <a {...rest} className={classes.back}>
      <IconArrowLeft size={20} aria-hidden />
      {children}
    </a>
  );
}

/** The arrow above a title that links to the parent page. */
export const BackLink = createLink(BackAnchor);
