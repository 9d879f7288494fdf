import { planContact } from "#features/access/contacts/domain/contact-change.ts";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { parseMobile, parsePhone } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { typedPhone } from "#packages/domain/people/typed-phone.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { PersonFieldName } from "../domain/person-fields.ts";
import { checkBirthday, type Gender, genders } from "../domain/profile.ts";
import type { Member, MemberChanges } from "./queries.ts";

/** The values as typed in the form; an empty or unselected value is `""`. */
export type MemberForm = Record<PersonFieldName, string> & {
  /** "+46" */
  phonePrefix: string;
  language: Language;
  gender: Gender | "";
  emailNotification: boolean;
  phoneNotification: boolean;
};

/**
 * Returns the form's values. `club`: the club's language, which gives the default prefix if the member has no phone
 * number.
 */
export function memberFormOf({ profile }: Pick<Member, "profile">, club: Language): MemberForm {
  const phone = typedPhone(profile.phone, prefixForLanguage(club));
  const { firstName, lastName, language, address, emailNotification, phoneNotification } = profile;
  return {
    firstName,
    lastName,
    language,
    ...address,
    emailNotification,
    phoneNotification,
    email: profile.email ?? "",
    phonePrefix: `+${phone.prefix}`,
    phone: phone.number,
    birthday: profile.birthday ?? "",
    gender: genders.find((gender) => gender === profile.gender) ?? "",
  };
}

/** A merge of two edits takes a phone number and its prefix from the same edit. */
export const memberRules = { follows: { phonePrefix: "phone" } } satisfies MergeRules<MemberForm>;

/** Returns the typed number with its prefix; empty without a number. */
export function numberOf({ phonePrefix, phone }: Pick<MemberForm, "phonePrefix" | "phone">): string {
  const read = parsePhone(phone, phonePrefix);
  if (read.ok) return read.e164;
  return filled(phone) ? `${phonePrefix} ${phone.trim()}` : "";
}

const filled = (text: string) => text.trim() !== "";

/** Plans the changes of addresses for a save. Refuses them if no usable address would remain. */
function plannedContact({ profile: { email, phone } }: Member, form: MemberForm) {
  const typed = parsePhone(form.phone, form.phonePrefix);
  const after = {
    email: filled(form.email) ? normaliseEmail(form.email) : null,
    phone: filled(form.phone) ? (typed.ok ? typed.e164 : form.phone) : null,
  };
  return planContact({ email, phone }, after);
}

/** Whether a save sends the member a request to prove a new address. */
export function asksMember(member: Member, form: MemberForm): boolean {
  const planned = plannedContact(member, form);
  return planned.ok && Object.values(planned.plan).includes("PROVE");
}

/** Returns the field errors as the server's codes; `today` is in the chain's time zone. */
export function checkMember(member: Member, form: MemberForm, today: string): FieldCodes<MemberForm> {
  const planned = plannedContact(member, form);
  if (!planned.ok) return { email: planned.reason };
  return {
    email: !filled(form.email) || isEmail(form.email) ? null : "INVALID_EMAIL",
    phone: filled(form.phone) ? phoneProblem(member, form) : null,
    birthday: birthdayCode(form.birthday, today),
  };
}

/** A stored number may remain, whatever its kind; a new number must be a mobile. */
function phoneProblem({ profile }: Member, { phone, phonePrefix }: MemberForm) {
  const parsed = parsePhone(phone, phonePrefix);
  if (parsed.ok && parsed.e164 === profile.phone) return null;
  const mobile = parseMobile(phone, phonePrefix);
  return mobile.ok ? null : mobile.reason;
}

function birthdayCode(birthday: string, today: string) {
  if (!birthday) return null;
  const checked = checkBirthday(Temporal.PlainDate.from(birthday), Temporal.PlainDate.from(today));
  return checked.ok ? null : checked.reason;
}

/** Returns the request body. A channel without an address is left out, because removing an address is no refusal. */
export function changesOf(form: MemberForm): MemberChanges {
  const { email, phonePrefix, phone, birthday, gender, emailNotification, phoneNotification, ...rest } = form;
  const read = parsePhone(phone, phonePrefix);
  return {
    ...rest,
    email: filled(email) ? normaliseEmail(email) : null,
    phone: filled(phone) ? (read.ok ? read.e164 : phone.trim()) : null,
    birthday: birthday || null,
    gender: gender || null,
    ...(filled(email) && { emailNotification }),
    ...(filled(phone) && { phoneNotification }),
  };
}
