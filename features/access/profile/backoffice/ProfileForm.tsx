import { Button, NativeSelect, SimpleGrid } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { OwnContact } from "#features/access/contacts/backoffice/OwnContact.tsx";
import { OwnSecondFactor } from "#features/access/second-factor/backoffice/OwnSecondFactor.tsx";
import { OwnPin } from "#features/till/devices/backoffice/OwnPin.tsx";
import { textMax } from "#packages/domain/limits.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { FormPage, FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { accessQuery, type StaffAccess } from "#packages/web/backoffice/session/session.ts";
import { sessionStore } from "#packages/web/backoffice/session/session-store.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { required } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { Devices } from "./Devices.tsx";
import { PasswordChange } from "./PasswordChange.tsx";

type Own = { firstName: string; lastName: string; language: Language };

const check = ({ firstName, lastName }: Own) => ({ firstName: required(firstName), lastName: required(lastName) });

/** The user's name, language, addresses and devices. */
export function ProfileForm({ access }: { access: StaffAccess }) {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const security = useTranslations("secondFactor");
  const problemText = useProblemText();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const { firstName, lastName, language, email } = access;
  // The form stores no draft, because the form holds personal data.
  const form = useFieldForm({
    fields: {
      firstName: { label: common("firstName"), limit: textMax.personName },
      lastName: { label: common("lastName"), limit: textMax.personName },
      language: { label: common("language") },
    },
    check,
    values: { firstName, lastName, language },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (own) => {
    setProblem(null);
    try {
      const session = await call("updateProfile", { body: own });
      if (session.token !== sessionStore.get()?.token) sessionStore.renew(session);
      form.reset(own);
      queryClient.setQueryData(accessQuery.queryKey, (before) => before && { ...before, ...own });
      toast({ variant: "success", text: words("saved") });
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, words("failed")));
    }
  });
  return (
    <FormPage
      title={words("title")}
      onSubmit={save}
      bar={
        (isDirty || problem) && (
          <SaveBar consequence={problem ?? undefined} tone="bad">
            <Button variant="default" disabled={isSubmitting} onClick={() => form.reset()}>
              {common("cancel")}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {common("save")}
            </Button>
          </SaveBar>
        )
      }
    >
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <FormSection title={words("detailsSection")} description={words("detailsHint")}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <LimitedField autoComplete="given-name" {...form.limited("firstName")} />
          <LimitedField autoComplete="family-name" {...form.limited("lastName")} />
        </SimpleGrid>
      </FormSection>
      <OwnContact />
      <FormSection title={words("languageSection")} description={words("languageHint")}>
        <NativeSelect
          data={languages.map((each) => ({ value: each, label: common(`languages.${each}`) }))}
          {...form.input("language")}
        />
      </FormSection>
      <FormSection title={security("section")} description={security("sectionHint")}>
        <PasswordChange email={email} />
        <OwnSecondFactor />
      </FormSection>
      <OwnPin />
      <FormSection title={words("devicesSection")} description={words("devicesHint")}>
        <Devices />
      </FormSection>
    </FormPage>
  );
}
