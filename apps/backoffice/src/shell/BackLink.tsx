import { IconArrowLeft } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lastSearchOf } from "../lib/list-return.ts";
import type { PlainPath } from "../paths.ts";
import classes from "./back-link.module.css";

/** To the list a page belongs to, as it was looked at last; stands above its title. */
export function BackLink({ to, label }: { to: PlainPath; label: string }) {
  const client = useQueryClient();
  return (
    <Link to={to} search={lastSearchOf(client, to)} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {label}
    </Link>
  );
}
