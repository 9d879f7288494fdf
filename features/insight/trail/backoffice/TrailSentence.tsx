import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { isKnownAct } from "../domain/trail.ts";
import type { TrailEntry } from "./queries.ts";
import classes from "./trail.module.css";
import { useTrailWords } from "./use-trail-words.ts";

const pageOf = {
  member: paths.member,
  purchase: paths.purchase,
  location: paths.location,
  coupon: paths.coupon,
  "stamp card": paths.stampCard,
  campaign: paths.campaign,
} as const;
const listOf = { category: paths.categories, account: paths.users } as const;

const isIn = <Places extends object>(places: Places, kind: string): kind is keyof Places & string =>
  Object.hasOwn(places, kind);

/** Describes an act with a link to its object. */
export function TrailSentence({ entry }: { entry: TrailEntry }) {
  const t = useTranslations("trail");
  const { shortKronor } = useNumbers();
  const { nameOf } = useTrailWords();
  if (!isKnownAct(entry.act)) return t("unknownAct");
  return t.rich(`acts.${entry.act}`, {
    name: nameOf(entry.thing),
    points: entry.points ?? 0,
    amount: entry.amount === null ? "" : shortKronor(entry.amount),
    thing: (text: ReactNode) => <Thing thing={entry.thing}>{text}</Thing>,
  });
}

function Thing({ thing, children }: { thing: TrailEntry["thing"]; children: ReactNode }) {
  const kind = thing?.kind ?? "";
  // A removed member has no page.
  if (!thing || (kind === "member" && thing.name === "")) return children;
  if (isIn(pageOf, kind))
    return (
      <Link to={pageOf[kind]} params={{ id: String(thing.id) }} className={classes.thing}>
        {children}
      </Link>
    );
  if (isIn(listOf, kind))
    return (
      <Link to={listOf[kind]} className={classes.thing}>
        {children}
      </Link>
    );
  return <strong>{children}</strong>;
}
