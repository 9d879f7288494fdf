import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { SideForm } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { InvitationForm } from "#packages/web/backoffice/invitations/InvitationForm.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { type FieldForm, useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { useInviteMember } from "../queries.ts";
import classes from "./invite.module.css";
import { checkInvitation, emptyInvitation, type InviteForm, invitationOf } from "./invite-form.ts";

type InviteMemberProps = SideForm & { hasCredits: boolean };

/** The form that invites a member by e-mail or SMS. */
export function InviteMember({ hasCredits, ...drawer }: InviteMemberProps) {
  const t = useTranslations("directory");
  const { language } = useChain();
  const invite = useInviteMember();
  // The form stores no draft, because the form contains an address of a future member.
  const form = useFieldForm({
    fields: useInviteFields(),
    check: (values) => checkInvitation(values, hasCredits),
    defaultValues: emptyInvitation(language),
  });
  const send = async (values: InviteForm) => {
    const invitation = invitationOf(values, hasCredits);
    await invite.mutateAsync(invitation);
    return invitation.email ? "EMAIL" : "SMS";
  };
  return (
    <InvitationForm form={form} lead={t("inviteText")} send={send} {...drawer}>
      <Addresses form={form} hasCredits={hasCredits} />
      <Choices form={form} />
    </InvitationForm>
  );
}

function useInviteFields() {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  return {
    email: { label: words("email"), limit: textMax.email },
    phonePrefix: "wordless",
    phone: { label: words("phone") },
    pointOfSaleId: { label: t("inviteLocation") },
    language: { label: t("inviteLanguage") },
  } satisfies FormFields<InviteForm>;
}

type FieldsProps = { form: FieldForm<InviteForm, ReturnType<typeof useInviteFields>> };

function Addresses({ form, hasCredits }: FieldsProps & { hasCredits: boolean }) {
  const t = useTranslations("directory");
  return (
    <>
      <LimitedField
        type="email"
        autoComplete="off"
        data-autofocus
        withAsterisk={!hasCredits}
        {...form.limited("email")}
      />
      <PhoneField
        {...form.words("phone")}
        disabled={!hasCredits}
        {...(hasCredits ? {} : { description: <span className={classes.warning}>{t("noCredits")}</span> })}
        prefix={form.register("phonePrefix")}
        number={{ autoComplete: "off", ...form.register("phone") }}
      />
    </>
  );
}

function Choices({ form }: FieldsProps) {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  const { languages } = useChain();
  const { data: locations = [] } = useQuery(locationsQuery);
  return (
    <>
      {locations.length > 1 && (
        <NativeSelect
          description={t("inviteLocationHint")}
          data={[
            { value: "", label: t("inviteLocationNone") },
            ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.input("pointOfSaleId")}
        />
      )}
      {languages.length > 1 && (
        <NativeSelect
          data={languages.map((value) => ({ value, label: words(`languages.${value}`) }))}
          {...form.input("language")}
        />
      )}
    </>
  );
}
