import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { languages } from "@stammis/domain/clubs/languages";
import { genders, marketingChannels } from "@stammis/domain/people/profile";
import { FormSection } from "@stammis/ui/Page.tsx";
import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import classes from "./member-fields.module.css";
import { emailNotificationFor, hasOptedOut, type MemberForm, memberFormOf } from "./member-form.ts";
import type { Member } from "./queries.ts";

type FieldsProps = { form: UseFormReturn<MemberForm>; member: Member };

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
  const t = useTranslations("members");
  const words = useTranslations("words");
  const { register, formState, setValue } = form;
  const { errors } = formState;
  const before = useMemo(() => memberFormOf(member), [member]);
  const email = register("email", {
    onChange: (event: { target: { value: string } }) =>
      setValue("emailNotification", emailNotificationFor(before, event.target.value, hasOptedOut(member, "EMAIL"))),
  });
  return (
    <FormSection title={t("editPerson")} description={t("roleIs", { role: t(`roles.${member.profile.authority}`) })}>
      <div className={classes.pair}>
        <TextInput
          label={words("firstName")}
          maxLength={60}
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextInput
          label={words("lastName")}
          maxLength={60}
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <TextInput label={words("email")} type="email" autoComplete="off" error={errors.email?.message} {...email} />
      <TextInput
        label={words("phone")}
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        {...register("phone")}
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
        data={languages.map((value) => ({ value, label: words(`languages.${value}`) }))}
        {...register("language")}
      />
    </FormSection>
  );
}

function Address({ form: { register, formState } }: FieldsProps) {
  const t = useTranslations("members");
  const { errors } = formState;
  return (
    <FormSection title={t("editAddress")}>
      <TextInput label={t("street")} maxLength={120} error={errors.street?.message} {...register("street")} />
      <div className={classes.pair}>
        <TextInput label={t("zipCode")} maxLength={12} error={errors.zipCode?.message} {...register("zipCode")} />
        <TextInput label={t("city")} maxLength={80} error={errors.city?.message} {...register("city")} />
      </div>
    </FormSection>
  );
}

/** Only channels with an address, and never a no turned into a yes. Spec §5. */
function Marketing({ form, member }: FieldsProps) {
  const t = useTranslations("members");
  const [email, phone] = form.watch(["email", "phone"]);
  const channels = marketingChannels({ email: email.trim() || null, phone: phone.trim() || null });
  if (channels.length === 0) return null;
  return (
    <FormSection title={t("editMarketing")} description={t("editMarketingText")}>
      {channels.map((channel) => {
        const name = channel === "EMAIL" ? "emailNotification" : "phoneNotification";
        const optedOut = hasOptedOut(member, channel);
        return (
          <Checkbox
            key={channel}
            label={t(name)}
            description={optedOut ? t("optedOut") : undefined}
            disabled={optedOut}
            checked={form.watch(name)}
            onChange={(event) => form.setValue(name, event.currentTarget.checked, { shouldDirty: true })}
          />
        );
      })}
    </FormSection>
  );
}
