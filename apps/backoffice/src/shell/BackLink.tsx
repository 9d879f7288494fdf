import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { PlainPath } from "../paths.ts";
import classes from "./back-link.module.css";

/** To the list a page belongs to; stands above its title. */
export function BackLink({ to, label }: { to: PlainPath; label: string }) {
  return (
    <Link to={to} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {label}
    </Link>
  );
}
