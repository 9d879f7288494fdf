import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { SideDrawer, type SideForm } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { InvitationForm } from "#packages/web/backoffice/invitations/InvitationForm.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { MerchantFields } from "./onboarding/MerchantFields.tsx";
import { checkInvitation, emptyMerchant, type MerchantForm } from "./onboarding/merchant-form.ts";
import { useMerchantFields } from "./onboarding/use-merchant-fields.ts";

type InviteMerchantProps = { opened: boolean; onClose: () => void };

/** The merchant onboarding form as an invitation. Spec §2. */
export function InviteMerchant({ opened, onClose }: InviteMerchantProps) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title={useTranslations("companies")("invite")}>
      {(form) => <Inviting {...form} />}
    </SideDrawer>
  );
}

function Inviting(drawer: SideForm) {
  const words = useTranslations("companies");
  const labels = useTranslations("words");
  const [language, setLanguage] = useState<Language>(useLocale());
  // The form stores no draft, because it contains a person's address.
  const form = useFieldForm({ fields: useMerchantFields(), check: checkInvitation, defaultValues: emptyMerchant });
  const send = async ({ privacyPolicy: _, email, ...rest }: MerchantForm) => {
    await call("inviteMerchant", { body: { ...withoutEmpty(rest), email, language } });
    void queryClient.invalidateQueries({ queryKey: ["companies"] });
    return "EMAIL" as const;
  };
  return (
    <InvitationForm form={form} lead={words("inviteLead")} send={send} {...drawer}>
      <NativeSelect
        label={words("inviteLanguage")}
        data={languages.map((value) => ({ value, label: labels(`languages.${value}`) }))}
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
      />
      <MerchantFields form={form} personTitle={words("invitePerson")} personFirst />
    </InvitationForm>
  );
}
