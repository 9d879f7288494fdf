import { correctionDays } from "#features/loyalty/points/domain/corrections.ts";
import type { PersonFieldName } from "#features/members/directory/domain/person-fields.ts";
import type { Gender } from "#features/members/directory/domain/profile.ts";
import { validThrough } from "#packages/domain/calendar.ts";
import { numberLimits, textMax } from "#packages/domain/limits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { ImportCells } from "./import-columns.ts";
import { type ImportField, plainHeading } from "./import-fields.ts";
import { type ImportedConsent, readConsents } from "./read-consents.ts";
import { readContact } from "./read-contact.ts";
import { readDate } from "./read-date.ts";
import { readGender, readLanguage, readWhole } from "./read-values.ts";
import type { RowNote, RowProblem } from "./row-faults.ts";
import { createRowReader, type RowReader } from "./row-reader.ts";
import { type NameOrder, splitName } from "./split-name.ts";

/** The data of the member that a row describes; dates as `YYYY-MM-DD`. */
export interface ImportPlan extends Record<PersonFieldName, string | null> {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  street: string;
  zipCode: string;
  city: string;
  birthday: string | null;
  gender: Gender | null;
  locationId: number | null;
  language: Language;
  registeredOn: string | null;
  points: number;
  pointsThrough: string | null;
  stamps: { cardId: number; stamps: number }[];
  consents: ImportedConsent[];
}

/** The club into which rows are imported, and the merchant's choices for all rows. */
export interface ImportClub {
  today: Temporal.PlainDate;
  language: Language;
  phonePrefix: string;
  /** The number of months that points given today are valid. */
  pointMonths: number;
  locations: readonly { id: number; name: string }[];
  /** Cards that can be started, with the number of stamps that fill each. */
  cards: readonly { id: number; places: number }[];
  /** The home location of members whose row names none. */
  locationId: number | null;
  consentOn: string | null;
  consentWords: string;
  nameOrder: NameOrder;
}

export type CheckedRow = { plan: ImportPlan; notes: RowNote[]; problems: RowProblem[] };

/** The number of years ahead in which a future date with a two-digit year may be. */
const comingYears = 50;

/**
 * The earliest real date. Some systems write earlier dates into empty fields: 0001-01-01, 1753-01-01, 1899-12-30,
 * 1900-01-01.
 */
const earliest = Temporal.PlainDate.from("1900-01-02");

/** Returns the field's first readable date, and adds a note for each unreadable one. */
function readDateOf(row: RowReader, field: ImportField, latest: Temporal.PlainDate): Temporal.PlainDate | null {
  for (const { text, dateOrder = "DMY" } of row.filled(field)) {
    const read = readDate(text, dateOrder, latest);
    if (read.ok && Temporal.PlainDate.compare(read.date, earliest) >= 0) return read.date;
    row.note(field, read.ok ? "INVALID_DATE" : read.reason);
  }
  return null;
}

function readPast(row: RowReader, field: ImportField, today: Temporal.PlainDate): string | null {
  const date = readDateOf(row, field, today);
  if (!date || Temporal.PlainDate.compare(date, today) <= 0) return date?.toString() ?? null;
  row.note(field, "DATE_IN_FUTURE");
  return null;
}

const nothing = { points: 0, pointsThrough: null };

/** Returns opening points with their last day; none for expired or unreadable points. */
function readPoints(row: RowReader, { today, pointMonths }: ImportClub) {
  const points = row.read("points", readWhole, "INVALID_NUMBER") ?? 0;
  const through = readDateOf(row, "pointsThrough", today.add({ years: comingYears }));
  if (points === 0) return nothing;
  const { first, last } = correctionDays(today);
  if (points > numberLimits.correctedPoints.max) {
    row.note("points", "TOO_MANY_POINTS");
    return nothing;
  }
  if (through && Temporal.PlainDate.compare(through, first) < 0) {
    row.note("pointsThrough", "THROUGH_PASSED");
    return nothing;
  }
  const isTooFar = through !== null && Temporal.PlainDate.compare(through, last) > 0;
  if (isTooFar) row.note("pointsThrough", "THROUGH_TOO_FAR");
  return { points, pointsThrough: (isTooFar ? last : (through ?? validThrough(today, pointMonths))).toString() };
}

function readStamps(row: RowReader, { cards }: ImportClub, locationId: number | null) {
  const stamps = cards.flatMap(({ id: cardId, places }) => {
    const field = `stamps:${cardId}` as const;
    const count = row.read(field, readWhole, "INVALID_NUMBER") ?? 0;
    if (count <= places) return count > 0 ? [{ cardId, stamps: count }] : [];
    row.note(field, "TOO_MANY_STAMPS");
    return [];
  });
  // Stamps need a point of sale, because they are given in a visit there.
  if (stamps.length === 0 || locationId !== null) return stamps;
  row.note("home", "STAMPS_NEED_LOCATION");
  return [];
}

/** Returns first name and surname from their own columns, or by splitting the full name. */
function readName(row: RowReader, order: NameOrder) {
  const [firstName, lastName] = [row.text("firstName"), row.text("lastName")];
  const split = splitName(row.text("name"), order);
  if (firstName !== "" || lastName !== "") return { firstName: firstName || split.firstName, lastName };
  const isTooLong = [split.firstName, split.lastName].some((part) => part.length > textMax.personName);
  if (!isTooLong) return split;
  row.note("name", "TOO_LONG");
  return { firstName: "", lastName: "" };
}

const idOf = (locations: ImportClub["locations"]) => (name: string) =>
  locations.find((location) => plainHeading(location.name) === plainHeading(name))?.id ?? null;

/**
 * Reads a row: the member that it describes, the left-out cells, and the reasons why it cannot be imported. Only
 * unreadable addresses can refuse a row.
 */
export function checkRow(cells: ImportCells, club: ImportClub): CheckedRow {
  const row = createRowReader(cells);
  const { email, phone } = readContact(row, club.phonePrefix);
  const locationId = row.read("home", idOf(club.locations), "UNKNOWN_LOCATION") ?? club.locationId;
  const evidence = {
    on: readPast(row, "consentOn", club.today) ?? club.consentOn,
    words: row.text("consentWords") || club.consentWords,
  };
  const plan: ImportPlan = {
    ...readName(row, club.nameOrder),
    email,
    phone,
    locationId,
    consents: readConsents(row, evidence, { EMAIL: email, SMS: phone }),
    street: row.text("street"),
    // Spreadsheets store a postal code as a number: 22350,0.
    zipCode: row.text("zipCode").replace(/^(\d{4,5})[.,]0$/, "$1"),
    city: row.text("city"),
    birthday: readPast(row, "birthday", club.today),
    gender: row.read("gender", readGender, "UNKNOWN_GENDER"),
    language: row.read("language", readLanguage, "UNKNOWN_LANGUAGE") ?? club.language,
    registeredOn: readPast(row, "registered", club.today),
    ...readPoints(row, club),
    stamps: readStamps(row, club, locationId),
  };
  return { plan, notes: row.notes, problems: row.problems };
}
