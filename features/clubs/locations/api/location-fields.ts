import { checkWebAddress } from "#features/clubs/settings/domain/web-address.ts";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { checkName, normaliseName } from "#packages/domain/people/names.ts";
import { isLocationPhone } from "#packages/domain/people/phone-pattern.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { openingHoursProblems } from "../domain/opening-hours.ts";
import { specialDayProblems } from "../domain/special-days.ts";
import { readSubpage } from "./subpages.ts";

type Body = Call<"createLocation">["body"];
type Read<T> = { ok: true; value: T } | { ok: false; reason: ErrorCode };

const nameLimits = { min: 1, max: textMax.placeName };
const named = (input: string): Read<string> => {
  const read = checkName(input, nameLimits);
  return read.ok ? { ok: true, value: read.name } : read;
};
/** Contact details are optional; given ones must be valid. */
const optional = (input: string, read: (text: string) => Read<string>): Read<string> =>
  input.trim() === "" ? { ok: true, value: "" } : read(normaliseName(input));

const readPhone = (text: string): Read<string> =>
  isLocationPhone(text) ? { ok: true, value: foldTypedCharacters(text) } : { ok: false, reason: "INVALID_PHONE" };
const readEmail = (text: string): Read<string> =>
  isEmail(text) ? { ok: true, value: normaliseEmail(text) } : { ok: false, reason: "INVALID_EMAIL" };

/** Checks a merchant's input about a point of sale and reports each invalid field. Spec §3, §5. */
export function readLocationFields(body: Body) {
  const name = named(body.name);
  // The name that members see; by default the internal one.
  const commercialName = named(body.commercialName.trim() === "" ? body.name : body.commercialName);
  const subpage = readSubpage(body.subpage);
  const phone = optional(body.phone, readPhone);
  const email = optional(body.email, readEmail);
  const website = optional(body.website, checkWebAddress);
  const hours =
    openingHoursProblems(body.openingHours.map((row) => ({ ...row, dayTo: row.dayTo ?? null }))).length === 0;
  const specialDays = specialDayProblems(body.specialDays ?? []).length === 0;
  if (name.ok && commercialName.ok && subpage.ok && phone.ok && email.ok && website.ok && hours && specialDays) {
    return {
      name: name.value,
      commercial_name: commercialName.value,
      subpage: subpage.value,
      street: normaliseName(body.street),
      zip_code: normaliseName(body.zipCode),
      city: normaliseName(body.city),
      phone: phone.value,
      email: email.value,
      website: website.value,
    };
  }
  const reason = (read: Read<unknown>) => (read.ok ? null : read.reason);
  return refuseFields({
    name: reason(name),
    commercialName: reason(commercialName),
    subpage: reason(subpage),
    phone: reason(phone),
    email: reason(email),
    website: reason(website),
    openingHours: hours ? null : "INVALID_OPENING_HOURS",
    specialDays: specialDays ? null : "INVALID_SPECIAL_DAYS",
  }) as never;
}
