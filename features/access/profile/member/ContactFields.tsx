import { Checkbox } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { marketingChannels } from "#features/members/directory/domain/profile.ts";
import { type Channel, channelRules } from "#packages/domain/people/channels.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { FormGroup } from "#packages/web/member/shell/FormFrame.tsx";
import { PhoneField } from "#packages/web/member/shell/PhoneField.tsx";
import { PendingContact } from "./PendingContact.tsx";
import { emailBoxAfter, needsPassword, type Profile, type ProfileForm } from "./profile-form.ts";
import { ReturnedEmail } from "./ReturnedEmail.tsx";
import type { ProfileFieldForm } from "./use-profile-fields.ts";

type ContactFieldsProps = { profile: Profile; form: ProfileFieldForm };

/** The addresses, pending changes, and marketing consents. A changed address requires the password. Spec §5. */
export function ContactFields({ profile, form }: ContactFieldsProps) {
  const words = useTranslations("profile");
  const contacts = useTranslations("contacts");
  const typed = useWatch({ control: form.control }) as ProfileForm;
  const emailField = form.limited("email", {
    onChange: ({ target }) =>
      form.setValue("emailNotification", emailBoxAfter(profile, target.value), { shouldDirty: true }),
  });
  return (
    <>
      <FormGroup title={words("contact")} text={words("contactText")}>
        <LimitedField type="email" autoComplete="email" {...emailField} />
        <ReturnedEmail profile={profile} />
        <Pending profile={profile} channel="EMAIL" />
        <PhoneField
          prefix={form.register("prefix")}
          number={form.register("phone")}
          error={form.words("phone").error}
        />
        <Pending profile={profile} channel="SMS" />
        {(needsPassword(profile, typed) || form.words("password").error) && (
          <PasswordField
            description={contacts("passwordHint")}
            autoComplete="current-password"
            {...form.input("password")}
          />
        )}
      </FormGroup>
      <Marketing form={form} typed={typed} />
    </>
  );
}

function Pending({ profile, channel }: { profile: Profile; channel: Channel }) {
  const counts = profile[channelRules[channel].address];
  const waits = { EMAIL: profile.pendingEmail, SMS: profile.pendingPhone }[channel];
  const unsent = profile.unsentProofs.includes(channel);
  return (
    <PendingContact channel={channel} address={waits} first={counts === null || counts === waits} unsent={unsent} />
  );
}

/** One consent box for each channel with a current or pending address. */
function Marketing({ form, typed }: Pick<ContactFieldsProps, "form"> & { typed: ProfileForm }) {
  const words = useTranslations("profile");
  const channels = marketingChannels({ email: typed.email.trim() || null, phone: typed.phone.trim() || null });
  if (channels.length === 0) return null;
  return (
    <FormGroup title={words("consentTitle")} text={words("consentText")}>
      {channels.includes("EMAIL") && <Checkbox {...form.input("emailNotification")} />}
      {channels.includes("SMS") && <Checkbox {...form.input("phoneNotification")} />}
    </FormGroup>
  );
}
