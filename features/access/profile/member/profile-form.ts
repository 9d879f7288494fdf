import { asksPassword, planContact } from "#features/access/contacts/domain/contact-change.ts";
import { checkBirthday, emailNotificationAfter, type Gender } from "#features/members/directory/domain/profile.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import type { PhonePrefix } from "#packages/domain/people/phone-pattern.ts";
import { readablePhone, typedPhone, typedPhoneProblem, wholePhone } from "#packages/domain/people/typed-phone.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { AnswerOf } from "#packages/web/member/session/api.ts";

export type Profile = AnswerOf<"getDetails">;

/** The fields of "complete registration". An empty text means no choice. Spec §2. */
export type DetailsForm = { street: string; zipCode: string; city: string; birthday: string; gender: Gender | "" };

export type ProfileForm = DetailsForm & {
  firstName: string;
  lastName: string;
  email: string;
  prefix: PhonePrefix;
  phone: string;
  emailNotification: boolean;
  phoneNotification: boolean;
  /** Required after an address has changed. */
  password: string;
};

/** Returns the form's values from a profile, with the nested address flattened. Spec §3. */
export function detailsForm({ address, birthday, gender }: Profile): DetailsForm {
  const { street, zipCode, city } = address;
  return { street, zipCode, city, birthday: birthday ?? "", gender: gender ?? "" };
}

export function profileForm(profile: Profile, prefix: PhonePrefix): ProfileForm {
  const { firstName, lastName, email, emailNotification, phoneNotification } = profile;
  const phone = typedPhone(profile.phone, prefix);
  return {
    ...detailsForm(profile),
    firstName,
    lastName,
    email: email ?? "",
    prefix: phone.prefix,
    phone: phone.number,
    emailNotification,
    phoneNotification,
    password: "",
  };
}

/** Returns the effect of saving on the addresses; refused if no confirmed one would remain. */
export function plannedContact({ email, phone }: Profile, form: ProfileForm) {
  const number = wholePhone({ prefix: form.prefix, number: form.phone });
  return planContact({ email, phone }, { email: normaliseEmail(form.email) || null, phone: number || null });
}

/** Whether an address is changed or removed, which requires the password. */
export function needsPassword(profile: Profile, form: ProfileForm): boolean {
  const planned = plannedContact(profile, form);
  return planned.ok && asksPassword(planned.plan);
}

export function checkDetails({ birthday }: DetailsForm, today: string): FieldCodes<DetailsForm> {
  if (!birthday) return {};
  const checked = checkBirthday(Temporal.PlainDate.from(birthday), Temporal.PlainDate.from(today));
  return { birthday: checked.ok ? null : checked.reason };
}

/** A stored number may stay even if invalid; a new one must be a mobile. */
function phoneProblem({ phone }: Profile, form: ProfileForm) {
  const typed = { prefix: form.prefix, number: form.phone };
  return wholePhone(typed) === phone ? null : typedPhoneProblem(typed);
}

export function checkProfile(profile: Profile, form: ProfileForm, today: string): FieldCodes<ProfileForm> {
  const [hasEmail, hasPhone] = [form.email.trim() !== "", form.phone.trim() !== ""];
  if (!plannedContact(profile, form).ok) return { ...checkDetails(form, today), email: "EMAIL_OR_PHONE_REQUIRED" };
  return {
    ...checkDetails(form, today),
    email: hasEmail && !isEmail(form.email) ? "INVALID_EMAIL" : null,
    phone: hasPhone ? phoneProblem(profile, form) : null,
    password: needsPassword(profile, form) && !form.password ? "REQUIRED" : null,
  };
}

export function detailsBody({ birthday, gender, ...address }: DetailsForm) {
  return {
    street: address.street,
    zipCode: address.zipCode,
    city: address.city,
    birthday: birthday || null,
    gender: gender || null,
  };
}

export function profileBody(form: ProfileForm) {
  const { firstName, lastName, email, prefix, phone } = form;
  const number = wholePhone({ prefix, number: phone });
  return {
    ...detailsBody(form),
    firstName,
    lastName,
    email: normaliseEmail(email) || null,
    phone: number || null,
    emailNotification: form.emailNotification && email.trim() !== "",
    phoneNotification: form.phoneNotification && number !== "",
    ...(form.password && { password: form.password }),
  };
}

/** Returns the state of the e-mail consent box after the address was edited; an earlier refusal stays. Spec §5. */
export function emailBoxAfter(profile: Profile, typed: string): boolean {
  return emailNotificationAfter({
    before: profile.email,
    after: normaliseEmail(typed) || null,
    emailNotification: profile.emailNotification,
    optedOut: profile.optedOut.includes("EMAIL"),
  });
}

/** Returns the new addresses that got a link, as text; null if there are none. */
export function askedAddresses(profile: Profile, form: ProfileForm): string | null {
  const planned = plannedContact(profile, form);
  if (!planned.ok) return null;
  const { email, phone } = planned.plan;
  const addresses = [
    ...(email === "PROVE" ? [normaliseEmail(form.email)] : []),
    ...(phone === "PROVE" ? [readablePhone(wholePhone({ prefix: form.prefix, number: form.phone }))] : []),
  ];
  return addresses.join(", ") || null;
}
