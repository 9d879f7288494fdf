import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { SideForm } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { InvitationForm } from "#packages/web/backoffice/invitations/InvitationForm.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { type Form, useForm } from "#packages/web/forms/use-form.ts";
import { useInviteMember } from "../queries.ts";
import classes from "./invite.module.css";
import { checkInvitation, emptyInvitation, type InviteForm, invitationOf } from "./invite-form.ts";

type InviteMemberProps = SideForm & { hasCredits: boolean };

/** A member, by e-mail or SMS. */
export function InviteMember({ hasCredits, ...drawer }: InviteMemberProps) {
  const t = useTranslations("directory");
  const { language } = useChain();
  const invite = useInviteMember();
  // No draft: an address of a member-to-be.
  const form = useForm<InviteForm>({
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

type FieldsProps = { form: Form<InviteForm> };

function Addresses({ form, hasCredits }: FieldsProps & { hasCredits: boolean }) {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  const { errors } = form.formState;
  return (
    <>
      <LimitedField
        limit={textMax.email}
        label={words("email")}
        type="email"
        autoComplete="off"
        data-autofocus
        withAsterisk={!hasCredits}
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PhoneField
        label={words("phone")}
        disabled={!hasCredits}
        error={errors.phone?.message}
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
          label={t("inviteLocation")}
          description={t("inviteLocationHint")}
          data={[
            { value: "", label: t("inviteLocationNone") },
            ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.register("pointOfSaleId")}
        />
      )}
      {languages.length > 1 && (
        <NativeSelect
          label={t("inviteLanguage")}
          data={languages.map((value) => ({ value, label: words(`languages.${value}`) }))}
          {...form.register("language")}
        />
      )}
    </>
  );
}
