import { IconArrowLeft } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lastSearchOf } from "../list-address/list-return.ts";
import type { PlainPath, paths } from "../paths.ts";
import classes from "./back-link.module.css";

export type BackLinkProps = { label: string } & (
  | { to: PlainPath; id?: undefined }
  | { to: typeof paths.member | typeof paths.sendout; id: number }
  | { to: typeof paths.writtenDocument; id: string }
);

/** To the list a page belongs to, as it was looked at last, or to the thing it is about; stands above its title. */
export function BackLink({ to, id, label }: BackLinkProps) {
  const client = useQueryClient();
  const there = id === undefined ? { search: lastSearchOf(client, to) as never } : { params: { id: String(id) } };
  return (
    <Link to={to} {...there} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {label}
    </Link>
  );
}
