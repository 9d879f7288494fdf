import { validThrough } from "../calendar.ts";
import type { Language } from "../clubs/languages.ts";
import { textOfCell } from "../csv/csv-cells.ts";
import { numberLimits, textMax } from "../limits.ts";
import { isEmail, normaliseEmail } from "../people/email.ts";
import { normaliseName } from "../people/names.ts";
import { isMobile, parsePhone } from "../people/phone.ts";
import type { Channel, Gender } from "../people/profile.ts";
import { correctionDays } from "../points/corrections.ts";
import { type ImportField, importCellMax, plainHeading } from "./import-columns.ts";
import { readAnswer, readDate, readGender, readLanguage, readWhole } from "./read-values.ts";

/** Why a row cannot be taken in. */
export const importProblems = [
  "ADDRESS_MISSING",
  "INVALID_EMAIL",
  "INVALID_PHONE",
  "INVALID_DATE",
  "DATE_IN_FUTURE",
  "INVALID_NUMBER",
  "TOO_MANY_POINTS",
  "THROUGH_PASSED",
  "THROUGH_TOO_FAR",
  "UNKNOWN_LOCATION",
  "UNKNOWN_LANGUAGE",
  "UNKNOWN_GENDER",
  "UNKNOWN_ANSWER",
  "TOO_LONG",
  "TOO_MANY_STAMPS",
  "STAMPS_NEED_LOCATION",
  "TWO_MEMBERS",
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** A problem at its column; no field: of the row as a whole. */
export interface RowProblem {
  field: ImportField | null;
  problem: ImportProblem;
}

/** What is left out of a row that is taken in. */
export const importNotes = ["CONSENT_WITHOUT_EVIDENCE", "CONSENT_WITHOUT_ADDRESS", "CONSENT_REFUSED_BEFORE"] as const;
export type ImportNote = (typeof importNotes)[number];

/** A yes or no to marketing that the list tells of. `on`, `words`: when a yes was said, and to what. */
export interface ImportedConsent {
  channel: Channel;
  given: boolean;
  on: string | null;
  words: string;
}

/** What a row makes of somebody; dates as they are written. */
export interface ImportPlan {
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

/** The club as rows are read in it, and what was chosen for all of them. */
export interface ImportClub {
  today: Temporal.PlainDate;
  language: Language;
  phonePrefix: string;
  /** Months that points given today last. */
  pointMonths: number;
  locations: readonly { id: number; name: string }[];
  /** Cards that can be begun, with their places. */
  cards: readonly { id: number; places: number }[];
  /** Home of those whose row names none. */
  locationId: number | null;
  consentOn: string | null;
  consentWords: string;
}

export type CheckedRow = { plan: ImportPlan; notes: ImportNote[]; problems: RowProblem[] };

type Cells = Partial<Record<ImportField, string>>;

const longest: Partial<Record<ImportField, number>> = {
  firstName: textMax.personName,
  lastName: textMax.personName,
  street: textMax.street,
  zipCode: textMax.zipCode,
  city: textMax.city,
  consentWords: importCellMax,
};

/** Reads a row, column by column, and keeps what is wrong with it. */
function reader(cells: Cells) {
  const problems: RowProblem[] = [];
  const wrong = (field: ImportField | null, problem: ImportProblem) => void problems.push({ field, problem });
  const text = (field: ImportField) => {
    const value = normaliseName(textOfCell(cells[field]?.trim() ?? ""));
    if (value.length > (longest[field] ?? importCellMax)) wrong(field, "TOO_LONG");
    return value;
  };
  /** What a filled cell says; null where it is empty, or says nothing that can be read. */
  function read<T>(field: ImportField, of: (value: string) => T | null, problem: ImportProblem): T | null {
    const value = text(field);
    const found = value === "" ? null : of(value);
    if (value !== "" && found === null) wrong(field, problem);
    return found;
  }
  return { problems, wrong, text, read };
}

type Reader = ReturnType<typeof reader>;

function readPast({ read, wrong }: Reader, field: ImportField, today: Temporal.PlainDate): string | null {
  const date = read(field, readDate, "INVALID_DATE");
  if (date && Temporal.PlainDate.compare(date, today) > 0) wrong(field, "DATE_IN_FUTURE");
  return date?.toString() ?? null;
}

function readPoints({ read, wrong }: Reader, { today, pointMonths }: ImportClub) {
  const points = read("points", readWhole, "INVALID_NUMBER") ?? 0;
  // More are a mistake in a column.
  if (points > numberLimits.correctedPoints.max) wrong("points", "TOO_MANY_POINTS");
  const through = read("pointsThrough", readDate, "INVALID_DATE");
  const { compare } = Temporal.PlainDate;
  const { first, last } = correctionDays(today);
  if (through && points > 0 && compare(through, first) < 0) wrong("pointsThrough", "THROUGH_PASSED");
  if (through && compare(through, last) > 0) wrong("pointsThrough", "THROUGH_TOO_FAR");
  return { points, pointsThrough: points > 0 ? (through ?? validThrough(today, pointMonths)).toString() : null };
}

function readStamps({ read, wrong }: Reader, { cards }: ImportClub, locationId: number | null) {
  const stamps = cards.flatMap(({ id: cardId, places }) => {
    const field = `stamps:${cardId}` as const;
    const count = read(field, readWhole, "INVALID_NUMBER") ?? 0;
    if (count > places) wrong(field, "TOO_MANY_STAMPS");
    return count > 0 ? [{ cardId, stamps: count }] : [];
  });
  // Stamps are given somewhere: a visit without a purchase.
  if (stamps.length > 0 && locationId === null) wrong("home", "STAMPS_NEED_LOCATION");
  return stamps;
}

/** A yes counts with the day it was said and the words it was said to: without them nobody can show that it was. */
function readConsents(row: Reader, club: ImportClub, addresses: Record<Channel, string | null>) {
  const notes: ImportNote[] = [];
  const on = readPast(row, "consentOn", club.today) ?? club.consentOn;
  const words = row.text("consentWords") || club.consentWords;
  const consents = (["EMAIL", "SMS"] as const).flatMap((channel): ImportedConsent[] => {
    const given = row.read(channel === "EMAIL" ? "marketingEmail" : "marketingSms", readAnswer, "UNKNOWN_ANSWER");
    if (given === null) return [];
    if (!given) return [{ channel, given, on: null, words: "" }];
    const note = addresses[channel] ? "CONSENT_WITHOUT_EVIDENCE" : "CONSENT_WITHOUT_ADDRESS";
    if (addresses[channel] && on && words) return [{ channel, given, on, words }];
    notes.push(note);
    return [];
  });
  return { consents, notes };
}

const idOf = (locations: ImportClub["locations"]) => (name: string) =>
  locations.find((location) => plainHeading(location.name) === plainHeading(name))?.id ?? null;

function readAddresses({ read, wrong }: Reader, { phonePrefix }: ImportClub) {
  const emailOf = (value: string) => (isEmail(value) ? normaliseEmail(value) : null);
  const phoneOf = (value: string) => {
    const parsed = parsePhone(value, phonePrefix);
    return parsed.ok && isMobile(parsed.e164) ? parsed.e164 : null;
  };
  const email = read("email", emailOf, "INVALID_EMAIL");
  const phone = read("phone", phoneOf, "INVALID_PHONE");
  return { email, phone, missing: () => email === null && phone === null && wrong(null, "ADDRESS_MISSING") };
}

/** What a row of a file would make of somebody, what of it is left out, and all that is wrong with it. */
export function checkRow(cells: Cells, club: ImportClub): CheckedRow {
  const row = reader(cells);
  const { email, phone, missing } = readAddresses(row, club);
  if (row.problems.length === 0) missing();
  const locationId = row.read("home", idOf(club.locations), "UNKNOWN_LOCATION") ?? club.locationId;
  const { consents, notes } = readConsents(row, club, { EMAIL: email, SMS: phone });
  const plan: ImportPlan = {
    firstName: row.text("firstName"),
    lastName: row.text("lastName"),
    email,
    phone,
    locationId,
    consents,
    street: row.text("street"),
    zipCode: row.text("zipCode"),
    city: row.text("city"),
    birthday: readPast(row, "birthday", club.today),
    gender: row.read("gender", readGender, "UNKNOWN_GENDER"),
    language: row.read("language", readLanguage, "UNKNOWN_LANGUAGE") ?? club.language,
    registeredOn: readPast(row, "registered", club.today),
    ...readPoints(row, club),
    stamps: readStamps(row, club, locationId),
  };
  return { plan, notes, problems: row.problems };
}
