import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { parseMobile } from "#packages/domain/people/phone.ts";
import type { ImportField } from "./import-fields.ts";
import type { ImportProblem } from "./row-faults.ts";
import type { RowReader } from "./row-reader.ts";

type Read = { value: string | null; problem: ImportProblem | null };

const nothing: Read = { value: null, problem: null };

/** Removes text around an address: a mailto link, quotation marks, spaces around the @, a full stop at its end. */
const plainAddress = (text: string) =>
  text
    .replace(/mailto:/gi, "")
    .replace(/\s*(?:@|\(at\)|\[at\])\s*/gi, "@")
    .replace(/(?<=^|[\s,;|])\([^()@]*\)/g, " ");

/**
 * Returns the addresses of a cell: those in angle brackets, else its words. Any word without an address makes the cell
 * unreadable, because "kim alm@example.org" may be one address. Labels that end with a colon are ignored.
 */
function addressesIn(cell: string): string[] {
  const text = plainAddress(cell);
  const bracketed = [...text.matchAll(/<([^<>]*)>/g)].map(([, address = ""]) => address.trim());
  if (bracketed.length > 0) return bracketed;
  const words = text
    .replace(/(?<=^|\s)[\p{L}-]+:(?=\s)/gu, " ")
    .split(/[\s,;|<>]+/)
    .map((word) => word.replace(/^["'“”‘’(]+|[."'“”‘’:)]+$/g, ""))
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^(?:eller|or|ou|och|and|et)$/i.test(word));
  return words.every((word) => word.includes("@")) ? words : [];
}

/**
 * Reads the first address of the cells. A cell may contain several addresses, or a name with the address in angle
 * brackets.
 */
export function readEmailCells(cells: readonly string[]): Read {
  if (cells.length === 0) return nothing;
  const email = cells.flatMap(addressesIn).find(isEmail);
  return email ? { value: normaliseEmail(email), problem: null } : { value: null, problem: "INVALID_EMAIL" };
}

/** Labels that describe a phone number, so that the number is still the person's own. */
const phoneLabels =
  "mobil mobile mobilnr mob telefon telefonnummer tel tfn tlf phone cell gsm portable privat hem home jobb arbete work".split(
    " ",
  );
const wordOfPhone = /\(?(\p{L}+)\)?[.:]*/gu;

/**
 * Returns a cell without labels and the person's own names. Any other word may mean that the number is another
 * person's.
 */
function withoutLabels(cell: string, names: readonly string[]): string {
  const own = new Set([...phoneLabels, ...names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u))]);
  return cell.replace(wordOfPhone, (all, word: string) => (own.has(word.toLowerCase()) ? " " : all));
}

/** Matches a number with the decimals that a spreadsheet adds: 46701740660.0. */
const decimals = /^(\d{8,15})[.,]0{1,2}$/;
/** Whether a number is a placeholder, 0700000000, or has lost its last digits: 4.67017E+10. */
const isRounded = (e164: string) => /0{5}$/.test(e164);

/**
 * Reads the first mobile number of the cells, which may contain several; ignores landline numbers. `names`: the
 * person's own names, which may be written next to the number.
 */
export function readPhoneCells(cells: readonly string[], phonePrefix: string, names: readonly string[] = []): Read {
  if (cells.length === 0) return nothing;
  const numbers = cells
    .map((cell) => cell.trim().replace(decimals, "$1"))
    .map((cell) => withoutLabels(cell, names))
    .flatMap((cell) => cell.split(/[,;|\n]|\s\/\s|\s(?:eller|el\.|or|ou|och|and|et)\s/i));
  const parsed = numbers.map((number) => parseMobile(number, phonePrefix));
  const mobile = parsed.find((phone) => phone.ok && !isRounded(phone.e164));
  if (mobile?.ok) return { value: mobile.e164, problem: null };
  const isLandline = parsed.some((phone) => !phone.ok && phone.reason === "NOT_MOBILE");
  return { value: null, problem: isLandline ? "NOT_MOBILE" : "INVALID_PHONE" };
}

/**
 * Returns the row's e-mail address and mobile number. Omits an unreadable one with a note if the other identifies the
 * person; refuses the row otherwise.
 */
export function readContact(row: RowReader, phonePrefix: string): { email: string | null; phone: string | null } {
  const textsOf = (field: ImportField) => row.filled(field).map(({ text }) => text);
  const email = readEmailCells(textsOf("email"));
  const names = (["name", "firstName", "lastName"] as const).flatMap(textsOf);
  const phone = readPhoneCells(textsOf("phone"), phonePrefix, names);
  const isIdentified = email.value !== null || phone.value !== null;
  for (const [field, { problem }] of [["email", email] as const, ["phone", phone] as const]) {
    if (!problem) continue;
    if (isIdentified) row.note(field, problem);
    else row.refuse(field, problem);
  }
  if (!isIdentified && row.problems.length === 0) row.refuse(null, "ADDRESS_MISSING");
  return { email: email.value, phone: phone.value };
}
