import { isEmail, normaliseEmail } from "../people/email.ts";
import { parseMobile } from "../people/phone.ts";
import type { ImportProblem } from "./row-faults.ts";
import type { RowReader } from "./row-reader.ts";

type Read = { value: string | null; problem: ImportProblem | null };

const nothing: Read = { value: null, problem: null };

/** The first address of the cells, which may hold several, or a name with the address in angle brackets. */
export function readEmailCells(cells: readonly string[]): Read {
  if (cells.length === 0) return nothing;
  const addresses = cells.flatMap((cell) => cell.replace(/mailto:/gi, "").split(/[\s,;|<>()"]+/)).filter(Boolean);
  const email = addresses.find(isEmail);
  return email ? { value: normaliseEmail(email), problem: null } : { value: null, problem: "INVALID_EMAIL" };
}

/** The first mobile number of the cells, each of which may hold several; a landline number is no address of a member. */
export function readPhoneCells(cells: readonly string[], phonePrefix: string): Read {
  if (cells.length === 0) return nothing;
  const numbers = cells.flatMap((cell) => cell.split(/[,;|\n]|\s\/\s|\s(?:eller|or|ou|och|and|et)\s/i));
  const parsed = numbers.map((number) => parseMobile(number, phonePrefix));
  const mobile = parsed.find(({ ok }) => ok);
  if (mobile?.ok) return { value: mobile.e164, problem: null };
  const isLandline = parsed.some((phone) => !phone.ok && phone.reason === "NOT_MOBILE");
  return { value: null, problem: isLandline ? "NOT_MOBILE" : "INVALID_PHONE" };
}

/**
 * The row's e-mail address and mobile number. One that cannot be read is left out with a note where the other identifies the
 * person; where neither does, the row is refused.
 */
export function readContact(row: RowReader, phonePrefix: string): { email: string | null; phone: string | null } {
  const textsOf = (field: "email" | "phone") => row.filled(field).map(({ text }) => text);
  const email = readEmailCells(textsOf("email"));
  const phone = readPhoneCells(textsOf("phone"), phonePrefix);
  const isIdentified = email.value !== null || phone.value !== null;
  for (const [field, { problem }] of [["email", email] as const, ["phone", phone] as const]) {
    if (!problem) continue;
    if (isIdentified) row.note(field, problem);
    else row.refuse(field, problem);
  }
  if (!isIdentified && row.problems.length === 0) row.refuse(null, "ADDRESS_MISSING");
  return { email: email.value, phone: phone.value };
}
