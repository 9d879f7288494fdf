import { Checkbox } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { marketingChannels } from "#features/members/directory/domain/profile.ts";
import { textMax } from "#packages/domain/limits.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { FormGroup } from "#packages/web/member/shell/FormFrame.tsx";
import { PhoneField } from "#packages/web/member/shell/PhoneField.tsx";
import { PendingContact } from "./PendingContact.tsx";
import { emailBoxAfter, needsPassword, type Profile, type ProfileForm } from "./profile-form.ts";
import { ReturnedEmail } from "./ReturnedEmail.tsx";

type ContactFieldsProps = { profile: Profile; form: Form<ProfileForm> };

/** The addresses, what waits to be proved, and marketing to them. A changed one takes the password. Spec §5. */
export function ContactFields({ profile, form }: ContactFieldsProps) {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const contacts = useTranslations("contacts");
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control }) as ProfileForm;
  const emailField = form.register("email", {
    onChange: ({ target }) =>
      form.setValue("emailNotification", emailBoxAfter(profile, target.value), { shouldDirty: true }),
  });
  return (
    <>
      <FormGroup title={words("contact")} text={words("contactText")}>
        <LimitedField
          limit={textMax.email}
          label={common("email")}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...emailField}
        />
        <ReturnedEmail profile={profile} />
        <Pending profile={profile} channel="EMAIL" />
        <PhoneField prefix={form.register("prefix")} number={form.register("phone")} error={errors.phone?.message} />
        <Pending profile={profile} channel="SMS" />
        {(needsPassword(profile, typed) || errors.password) && (
          <PasswordField
            label={contacts("password")}
            description={contacts("passwordHint")}
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register("password")}
          />
        )}
      </FormGroup>
      <Marketing form={form} typed={typed} />
    </>
  );
}

function Pending({ profile, channel }: { profile: Profile; channel: "EMAIL" | "SMS" }) {
  const { email, phone, pendingEmail, pendingPhone, unsentProofs } = profile;
  const [counts, waits] = channel === "EMAIL" ? [email, pendingEmail] : [phone, pendingPhone];
  const unsent = unsentProofs.includes(channel);
  return (
    <PendingContact channel={channel} address={waits} first={counts === null || counts === waits} unsent={unsent} />
  );
}

/** One box for each channel that is, or is about to be, an address. */
function Marketing({ form, typed }: Pick<ContactFieldsProps, "form"> & { typed: ProfileForm }) {
  const words = useTranslations("profile");
  const consents = useTranslations("consents");
  const channels = marketingChannels({ email: typed.email.trim() || null, phone: typed.phone.trim() || null });
  if (channels.length === 0) return null;
  return (
    <FormGroup title={words("consentTitle")} text={words("consentText")}>
      {channels.includes("EMAIL") && (
        <Checkbox label={consents("profile.EMAIL")} {...form.register("emailNotification")} />
      )}
      {channels.includes("SMS") && <Checkbox label={consents("profile.SMS")} {...form.register("phoneNotification")} />}
    </FormGroup>
  );
}
