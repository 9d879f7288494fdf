import { Checkbox, NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { channelRules } from "#packages/domain/people/channels.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { genders, marketingChannels } from "../domain/profile.ts";
import classes from "./member-fields.module.css";
import type { Member } from "./queries.ts";
import type { MemberFieldForm } from "./use-member-fields.ts";

type FieldsProps = { form: MemberFieldForm; member: Member };

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
  const { register, formState, input, limited } = form;
  const offered = useChain().languages;
  // A language that the club no longer offers stays selectable while the member has it.
  const choices = languages.filter((each) => offered.includes(each) || each === member.profile.language);
  return (
    <FormSection title={t("editPerson")} description={t("roleIs", { role: t(`roles.${member.profile.authority}`) })}>
      <div className={classes.pair}>
        <LimitedField {...limited("firstName")} />
        <LimitedField {...limited("lastName")} />
      </div>
      <LimitedField
        description={formState.dirtyFields.email ? t("contactHint") : undefined}
        type="email"
        autoComplete="off"
        {...limited("email")}
      />
      <PhoneField
        {...form.words("phone")}
        description={formState.dirtyFields.phone ? t("contactHint") : undefined}
        prefix={register("phonePrefix")}
        number={{ autoComplete: "off", ...register("phone") }}
      />
      <div className={classes.pair}>
        <DayInput max={today} {...input("birthday")} />
        <NativeSelect
          data={[
            { value: "", label: t("notGiven") },
            ...genders.map((value) => ({ value, label: t(`genders.${value}`) })),
          ]}
          {...input("gender")}
        />
      </div>
      <NativeSelect
        data={choices.map((value) => ({ value, label: words(`languages.${value}`) }))}
        {...input("language")}
      />
    </FormSection>
  );
}

function Address({ form: { limited } }: FieldsProps) {
  const t = useTranslations("directory");
  return (
    <FormSection title={t("editAddress")}>
      <LimitedField {...limited("street")} />
      <div className={classes.pair}>
        <LimitedField {...limited("zipCode")} />
        <LimitedField {...limited("city")} />
      </div>
    </FormSection>
  );
}

/** Only channels with an address are shown; only the member can give consent. Spec §5. */
function Marketing({ form, member }: FieldsProps) {
  const t = useTranslations("directory");
  const [email, phone] = form.watch(["email", "phone"]);
  const channels = marketingChannels({ email: email.trim() || null, phone: phone.trim() || null });
  if (channels.length === 0) return null;
  return (
    <FormSection title={t("editMarketing")} description={t("editMarketingText")}>
      {channels.map((channel) => {
        const name = channelRules[channel].consent;
        const hasConsent = member.profile[name];
        const optedOut = member.profile.optedOut.includes(channel);
        return (
          <Checkbox
            key={channel}
            label={form.fields[name].label}
            description={hasConsent ? undefined : t(optedOut ? "optedOut" : "onlyMember")}
            disabled={!hasConsent}
            checked={form.watch(name)}
            onChange={(event) => form.setValue(name, event.currentTarget.checked, { shouldDirty: true })}
          />
        );
      })}
    </FormSection>
  );
}
