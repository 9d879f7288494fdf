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

/** A link above a page's title: to the page's list as it was last shown, or to the entity that the page belongs to. */
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
