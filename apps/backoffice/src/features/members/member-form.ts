import type { Language } from "@stammis/domain/clubs/languages";
import { isEmail, normaliseEmail } from "@stammis/domain/people/email";
import { parsePhone } from "@stammis/domain/people/phone";
import { checkBirthday, emailNotificationAfter, type Gender, genders } from "@stammis/domain/people/profile";
import type { FieldCodes } from "../../lib/use-resolver.ts";
import type { Member, MemberChanges } from "./queries.ts";

/** Texts as typed; nothing chosen and nothing given are `""`. */
export type MemberForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
  street: string;
  zipCode: string;
  city: string;
  birthday: string;
  gender: Gender | "";
  emailNotification: boolean;
  phoneNotification: boolean;
};

export function memberFormOf({ profile }: Member): MemberForm {
  const { firstName, lastName, language, address, emailNotification, phoneNotification } = profile;
  return {
    firstName,
    lastName,
    language,
    ...address,
    emailNotification,
    phoneNotification,
    email: profile.email ?? "",
    phone: profile.phone ?? "",
    birthday: profile.birthday ?? "",
    gender: genders.find((gender) => gender === profile.gender) ?? "",
  };
}

const filled = (text: string) => text.trim() !== "";

/** What is wrong, in the server's codes; a bare phone number is read in the chain's country, `today` in its zone. */
export function checkMember(form: MemberForm, prefix: string, today: string): FieldCodes<MemberForm> {
  if (!filled(form.email) && !filled(form.phone)) return { email: "EMAIL_OR_PHONE_REQUIRED" };
  return {
    email: !filled(form.email) || isEmail(form.email) ? null : "INVALID_EMAIL",
    phone: !filled(form.phone) || parsePhone(form.phone, prefix).ok ? null : "INVALID_PHONE",
    birthday: birthdayCode(form.birthday, today),
  };
}

function birthdayCode(birthday: string, today: string) {
  if (!birthday) return null;
  const checked = checkBirthday(Temporal.PlainDate.from(birthday), Temporal.PlainDate.from(today));
  return checked.ok ? null : checked.reason;
}

/** Marketing by e-mail as it becomes when the address is changed. Spec §5. */
export function emailNotificationFor(before: MemberForm, email: string, optedOut: boolean): boolean {
  const address = (text: string) => (filled(text) ? normaliseEmail(text) : null);
  const { emailNotification } = before;
  return emailNotificationAfter({ before: address(before.email), after: address(email), emailNotification, optedOut });
}

/** What goes on the wire; of a channel without an address nothing is said, for a taken away address is no refusal. */
export function changesOf(form: MemberForm): MemberChanges {
  const { email, phone, birthday, gender, emailNotification, phoneNotification, ...rest } = form;
  return {
    ...rest,
    email: filled(email) ? email.trim() : null,
    phone: filled(phone) ? phone.trim() : null,
    birthday: birthday || null,
    gender: gender || null,
    ...(filled(email) && { emailNotification }),
    ...(filled(phone) && { phoneNotification }),
  };
}

/** Whether the member has refused a channel; the list begins with the latest, and a removed address is no refusal. */
export function hasOptedOut({ consents }: Pick<Member, "consents">, channel: "EMAIL" | "SMS"): boolean {
  const said = consents.filter(({ source }) => source !== "ADDRESS_REMOVED");
  return said.find((consent) => consent.channel === channel)?.given === false;
}
