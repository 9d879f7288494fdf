import { allTrailActs, type TrailAct } from "@stammis/domain/clubs/trail";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { locationsQuery } from "../locations/queries.ts";
import type { TrailEntry } from "./queries.ts";

type Change = TrailEntry["changes"][number];

/** Fields whose values are numbers to be read, not to be typed. */
const counted = new Set(
  "pointsPerKrona perMember perDay alonePerPurchase alonePerDay pointCost pointsRequired value minimum rows".split(" "),
);

export const isKnownAct = (act: string): act is TrailAct => allTrailActs.some((each) => each === act);

/** Words for what the trail keeps as it is kept. */
export function useTrailWords() {
  const t = useTranslations("trail");
  const { full } = useDates();
  const decimal = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 2 });
  const { data: locations = [] } = useQuery(locationsQuery);

  const placesOf = (ids: string) =>
    ids
      .split(" ")
      .map((id) => locations.find((each) => String(each.id) === id)?.name)
      .filter((name) => name !== undefined)
      .join(", ");

  function wordOf(field: string, value: string | null): string {
    if (value === null || value === "") return t("values.none");
    if (field === "pointsOfSale") return placesOf(value) || t("values.none");
    if (t.has(`values.${value}` as "values.none")) return t(`values.${value}` as "values.none");
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return full(value);
    return counted.has(field) && !Number.isNaN(Number(value)) ? decimal.format(Number(value)) : value;
  }

  const fieldOf = (field: string) =>
    t.has(`fields.${field}` as "fields.other") ? t(`fields.${field}` as "fields.other") : t("fields.other");

  /** "Namn: Bröd → Bakverk", or the field alone where no more is kept. */
  function changeOf({ field, from, to }: Change): string {
    const said = { field: fieldOf(field), from: wordOf(field, from), to: wordOf(field, to) };
    if (from === null && to === null) return said.field;
    return from === null ? t("became", said) : t("changed", said);
  }

  /** What a thing is called; of what has no name, what it is. */
  function nameOf(thing: TrailEntry["thing"]): string {
    if (!thing) return t("things.other");
    if (thing.name) return thing.name;
    if (thing.kind === "member") return t("things.formerMember");
    if (thing.kind === "purchase") return t("things.purchase");
    return thing.kind === "account" ? t("things.account") : t("things.other");
  }

  function personOf(by: TrailEntry["by"]): string {
    if (!by) return t("nobody");
    return by.support ? t("support") : by.name || t("nameless");
  }

  return { changeOf, nameOf, personOf };
}
