import type { Language } from "@stammis/domain/clubs/languages";
import { planContact } from "@stammis/domain/people/contact-change";
import { isEmail, normaliseEmail } from "@stammis/domain/people/email";
import { parsePhone } from "@stammis/domain/people/phone";
import { checkBirthday, type Gender, genders } from "@stammis/domain/people/profile";
import type { FieldCodes } from "../../lib/use-form.ts";
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

/** What saving would do to the addresses; refused when none would be left that counts. */
function plannedContact({ profile: { email, phone } }: Member, form: MemberForm, prefix: string) {
  const typed = parsePhone(form.phone, prefix);
  const after = {
    email: filled(form.email) ? normaliseEmail(form.email) : null,
    phone: filled(form.phone) ? (typed.ok ? typed.e164 : form.phone) : null,
  };
  return planContact({ email, phone }, after);
}

/** Whether a new address waits for the member once this is saved. */
export function asksMember(member: Member, form: MemberForm, prefix: string): boolean {
  const planned = plannedContact(member, form, prefix);
  return planned.ok && Object.values(planned.plan).includes("PROVE");
}

/** What is wrong, in the server's codes; a bare phone number is read in the chain's country, `today` in its zone. */
export function checkMember(
  member: Member,
  form: MemberForm,
  { prefix, today }: { prefix: string; today: string },
): FieldCodes<MemberForm> {
  const planned = plannedContact(member, form, prefix);
  if (!planned.ok) return { email: planned.reason };
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
