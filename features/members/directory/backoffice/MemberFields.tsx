import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { languages } from "#features/clubs/settings/domain/languages.ts";
import { textMax } from "#packages/domain/limits.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { genders, marketingChannels } from "../domain/profile.ts";
import classes from "./member-fields.module.css";
import type { MemberForm } from "./member-form.ts";
import type { Member } from "./queries.ts";

type FieldsProps = { form: Form<MemberForm>; member: Member };

export function MemberFields({ today, ...props }: FieldsProps & { today: string }) {
  return (
    <>
      <Person {...props} today={today} />
      <Address {...props} />
      <Marketing {...props} />
    </>
  );
}

function Person({ form, member, today }: FieldsProps & { today: string }) {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  const { register, formState } = form;
  const { errors } = formState;
  const offered = useChain().languages;
  // One the club no longer offers stays the member's until they get another.
  const choices = languages.filter((each) => offered.includes(each) || each === member.profile.language);
  return (
    <FormSection title={t("editPerson")} description={t("roleIs", { role: t(`roles.${member.profile.authority}`) })}>
      <div className={classes.pair}>
        <LimitedField
          label={words("firstName")}
          limit={textMax.personName}
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <LimitedField
          label={words("lastName")}
          limit={textMax.personName}
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <LimitedField
        limit={textMax.email}
        label={words("email")}
        description={formState.dirtyFields.email ? t("contactHint") : undefined}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register("email")}
      />
      <PhoneField
        label={words("phone")}
        description={formState.dirtyFields.phone ? t("contactHint") : undefined}
        error={errors.phone?.message}
        prefix={register("phonePrefix")}
        number={{ autoComplete: "off", ...register("phone") }}
      />
      <div className={classes.pair}>
        <TextInput
          label={t("birthday")}
          type="date"
          max={today}
          error={errors.birthday?.message}
          {...register("birthday")}
        />
        <NativeSelect
          label={t("gender")}
          data={[
            { value: "", label: t("notGiven") },
            ...genders.map((value) => ({ value, label: t(`genders.${value}`) })),
          ]}
          {...register("gender")}
        />
      </div>
      <NativeSelect
        label={words("language")}
        data={choices.map((value) => ({ value, label: words(`languages.${value}`) }))}
        {...register("language")}
      />
    </FormSection>
  );
}

function Address({ form: { register, formState } }: FieldsProps) {
  const t = useTranslations("directory");
  const { errors } = formState;
  return (
    <FormSection title={t("editAddress")}>
      <LimitedField label={t("street")} limit={textMax.street} error={errors.street?.message} {...register("street")} />
      <div className={classes.pair}>
        <LimitedField
          label={t("zipCode")}
          limit={textMax.zipCode}
          error={errors.zipCode?.message}
          {...register("zipCode")}
        />
        <LimitedField label={t("city")} limit={textMax.city} error={errors.city?.message} {...register("city")} />
      </div>
    </FormSection>
  );
}

/** Only channels with an address; a yes is the member's own to say. Spec §5. */
function Marketing({ form, member }: FieldsProps) {
  const t = useTranslations("directory");
  const [email, phone] = form.watch(["email", "phone"]);
  const channels = marketingChannels({ email: email.trim() || null, phone: phone.trim() || null });
  if (channels.length === 0) return null;
  return (
    <FormSection title={t("editMarketing")} description={t("editMarketingText")}>
      {channels.map((channel) => {
        const name = channel === "EMAIL" ? "emailNotification" : "phoneNotification";
        const given = member.profile[name];
        const optedOut = member.profile.optedOut.includes(channel);
        return (
          <Checkbox
            key={channel}
            label={t(name)}
            description={given ? undefined : t(optedOut ? "optedOut" : "onlyMember")}
            disabled={!given}
            checked={form.watch(name)}
            onChange={(event) => form.setValue(name, event.currentTarget.checked, { shouldDirty: true })}
          />
        );
      })}
    </FormSection>
  );
}
