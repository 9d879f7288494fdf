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

/** Texts as typed; nothing chosen and nothing given are `""`. */
export type MemberForm = Record<PersonFieldName, string> & {
  /** "+46" */
  phonePrefix: string;
  language: Language;
  gender: Gender | "";
  emailNotification: boolean;
  phoneNotification: boolean;
};

/** `club`: the language of the club, whose country a number not given yet begins in. */
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

/** A number is nobody's without its prefix. */
export const memberRules = { follows: { phonePrefix: "phone" } } satisfies MergeRules<MemberForm>;

/** The number as typed, with its prefix; empty when there is none. */
export function numberOf({ phonePrefix, phone }: Pick<MemberForm, "phonePrefix" | "phone">): string {
  const read = parsePhone(phone, phonePrefix);
  if (read.ok) return read.e164;
  return filled(phone) ? `${phonePrefix} ${phone.trim()}` : "";
}

const filled = (text: string) => text.trim() !== "";

/** What saving would do to the addresses; refused when none would be left that counts. */
function plannedContact({ profile: { email, phone } }: Member, form: MemberForm) {
  const typed = parsePhone(form.phone, form.phonePrefix);
  const after = {
    email: filled(form.email) ? normaliseEmail(form.email) : null,
    phone: filled(form.phone) ? (typed.ok ? typed.e164 : form.phone) : null,
  };
  return planContact({ email, phone }, after);
}

/** Whether a new address waits for the member once this is saved. */
export function asksMember(member: Member, form: MemberForm): boolean {
  const planned = plannedContact(member, form);
  return planned.ok && Object.values(planned.plan).includes("PROVE");
}

/** What is wrong, in the server's codes; `today` in the chain's zone. */
export function checkMember(member: Member, form: MemberForm, today: string): FieldCodes<MemberForm> {
  const planned = plannedContact(member, form);
  if (!planned.ok) return { email: planned.reason };
  return {
    email: !filled(form.email) || isEmail(form.email) ? null : "INVALID_EMAIL",
    phone: filled(form.phone) ? phoneProblem(member, form) : null,
    birthday: birthdayCode(form.birthday, today),
  };
}

/** A stored number may stay, whatever it is; a new one must be a mobile. */
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

/** What goes on the wire; of a channel without an address nothing is said, for a taken away address is no refusal. */
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
