import { numberFormat } from "#packages/i18n/formats.ts";

/** The parts of the API's trail entry that need phrasing. */
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

/**
 * The phrases of `backoffice/trail`, from the screen's or the server's translator. Fields and values are looked up in
 * stored form.
 */
interface Say {
  // biome-ignore lint/suspicious/noExplicitAny: the two translators type their keys each in its own way
  (key: any, values?: any): string;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  has(key: any): boolean;
}

interface Asked {
  t: Say;
  language: string;
  /** Formats a day. */
  day: (date: string) => string;
  /** The names of points of sale by id. */
  places: ReadonlyMap<string, string>;
}

/** Fields whose numbers are formatted for reading. */
const counted = new Set(
  "pointsPerKrona perMember perDay alonePerPurchase alonePerDay alonePerMemberDay lookUpsPerHour pointCost pointsRequired value minimum rows".split(
    " ",
  ),
);

/** Phrases values that the trail stores in raw form, for the screen and for files. */
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

  /** Phrases a change: "Namn: Bröd → Bakverk", or only the field if no values are stored. */
  function changeOf({ field, from, to }: TrailFieldChange): string {
    const values = { field: fieldOf(field), from: wordOf(field, from), to: wordOf(field, to) };
    if (from === null && to === null) return values.field;
    return from === null ? t("became", values) : t("changed", values);
  }

  /** Returns the object's name, or its kind if it has none. */
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
