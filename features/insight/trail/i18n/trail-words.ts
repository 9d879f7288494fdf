import { numberFormat } from "#packages/i18n/formats.ts";

/** An entry of the trail as the API tells it, as far as words go. */
export interface TrailTold {
  by: { name: string; support: boolean } | null;
  act: string;
  thing: { kind: string; name: string } | null;
  points: number | null;
  changes: readonly TrailFieldChange[];
}
interface TrailFieldChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** The phrases of `backoffice/trail`, by a screen's translator or the server's; fields and values are asked for as they are kept. */
interface Say {
  // biome-ignore lint/suspicious/noExplicitAny: the two translators type their keys each in its own way
  (key: any, values?: any): string;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  has(key: any): boolean;
}

interface Asked {
  t: Say;
  language: string;
  /** A day as it is written there. */
  day: (date: string) => string;
  /** Names of points of sale by their ids. */
  places: ReadonlyMap<string, string>;
}

/** Fields whose values are numbers to be read, not to be typed. */
const counted = new Set(
  "pointsPerKrona perMember perDay alonePerPurchase alonePerDay alonePerMemberDay lookUpsPerHour pointCost pointsRequired value minimum rows".split(
    " ",
  ),
);

/** Words for what the trail keeps as it is kept: the same on the screen and in a file. */
export function trailWords({ t, language, day, places }: Asked) {
  const decimal = numberFormat(language, { maximumFractionDigits: 2 });

  const placesOf = (ids: string) =>
    ids
      .split(" ")
      .flatMap((id) => places.get(id) ?? [])
      .join(", ");

  function wordOf(field: string, value: string | null): string {
    if (value === null || value === "") return t("values.none");
    if (field === "pointsOfSale") return placesOf(value) || t("values.none");
    if (t.has(`values.${value}`)) return t(`values.${value}`);
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return day(value);
    return counted.has(field) && !Number.isNaN(Number(value)) ? decimal.format(Number(value)) : value;
  }

  const fieldOf = (field: string) => t(t.has(`fields.${field}`) ? `fields.${field}` : "fields.other");

  /** "Namn: Bröd → Bakverk", or the field alone where no more is kept. */
  function changeOf({ field, from, to }: TrailFieldChange): string {
    const values = { field: fieldOf(field), from: wordOf(field, from), to: wordOf(field, to) };
    if (from === null && to === null) return values.field;
    return from === null ? t("became", values) : t("changed", values);
  }

  /** What a thing is called; of what has no name, what it is. */
  function nameOf(thing: TrailTold["thing"]): string {
    if (!thing) return t("things.other");
    if (thing.name) return thing.name;
    if (thing.kind === "member") return t("things.formerMember");
    if (thing.kind === "purchase") return t("things.purchase");
    return thing.kind === "account" ? t("things.account") : t("things.other");
  }

  function personOf(by: TrailTold["by"]): string {
    if (!by) return t("nobody");
    if (by.support) return by.name ? t("supportNamed", { name: by.name }) : t("support");
    return by.name || t("nameless");
  }

  return { changeOf, nameOf, personOf };
}
