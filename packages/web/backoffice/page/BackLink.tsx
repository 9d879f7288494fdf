import { IconArrowLeft } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { OfficePaths, PlainPath } from "#packages/contract/paths.ts";
import { lastSearchOf } from "../list-address/list-return.ts";
import classes from "./back-link.module.css";

export type BackLinkProps = { label: string } & (
  | { to: PlainPath; id?: undefined }
  | { to: OfficePaths["member" | "sendout"]; id: number }
  | { to: OfficePaths["writtenDocument"]; id: string }
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
