import { NativeSelect, SimpleGrid } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { Location } from "#features/clubs/locations/backoffice/queries.ts";
import { roleCashier } from "#packages/domain/access/roles.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { SideForm } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { InvitationForm } from "#packages/web/backoffice/invitations/InvitationForm.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { GrantFields } from "./GrantFields.tsx";
import { useInviteStaff } from "./queries.ts";
import { checkStaff, grantOf, mayGiveManaging, rolesGivenBy, type StaffForm } from "./staff-form.ts";
import { useActor } from "./use-actor.ts";
import { useStaffFields } from "./use-staff-fields.ts";

type InviteFormProps = SideForm & { locations: readonly Location[] };

const checkInvitation = (form: StaffForm) => checkStaff(form, true);

/** A form to invite a colleague by e-mail, with role and points of sale. */
export function InviteForm({ locations, ...drawer }: InviteFormProps) {
  const t = useTranslations("staff");
  const words = useTranslations("words");
  const actor = useActor();
  const own = useChain().language;
  const [language, setLanguage] = useState<Language>(own);
  const roles = rolesGivenBy(actor);
  const invite = useInviteStaff();
  // The form stores no draft, because the form holds a personal address.
  const form = useFieldForm({
    fields: useStaffFields(locations),
    defaultValues: {
      email: "",
      firstName: "",
      lastName: "",
      role: roles.at(-1) ?? roleCashier,
      pointsOfSaleIds: locations.length === 1 ? locations.map(({ id }) => id) : [],
      mayManageStaff: false,
    },
    check: checkInvitation,
  });
  const send = async (values: StaffForm) => {
    const { email, firstName, lastName } = values;
    await invite.mutateAsync({ email, firstName, lastName, language, ...grantOf(values) });
    return "EMAIL" as const;
  };
  return (
    <InvitationForm form={form} lead={t("inviteText")} send={send} {...drawer}>
      <LimitedField type="email" required autoComplete="off" data-autofocus {...form.limited("email")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <LimitedField autoComplete="off" {...form.limited("firstName")} />
        <LimitedField autoComplete="off" {...form.limited("lastName")} />
      </SimpleGrid>
      <NativeSelect
        label={t("inviteLanguage")}
        data={[own, ...languages.filter((each) => each !== own)].map((value) => ({
          value,
          label: words(`languages.${value}`),
        }))}
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
      />
      <GrantFields form={form} roles={roles} locations={locations} mayGiveManaging={mayGiveManaging(actor)} />
    </InvitationForm>
  );
}
