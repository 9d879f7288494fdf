import { Button, NativeSelect, Switch } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useLastColour } from "#packages/ui/form/use-last-colour.ts";
import { FormPage, FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { useFileUrl } from "#packages/web/backoffice/files/use-file-url.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useAccess, useMyCompany } from "#packages/web/backoffice/session/session.ts";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { addressSuffix } from "./address.ts";
import { CardPreview } from "./CardPreview.tsx";
import { ClubFields } from "./ClubFields.tsx";
import { checkClub, clubOf, emptyClub } from "./club-form.ts";
import { LogoField } from "./LogoField.tsx";
import { keepClub, keepNewClub } from "./queries.ts";
import { useClubFields } from "./use-club-fields.ts";

/** The first step: creates a club with name, address and colour, then saves a chosen logo. */
export function NewClubForm() {
  const words = useTranslations("settings");
  const clock = useTranslations("clock");
  const language = useLocale();
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [logo, setLogo] = useState<File | null>(null);
  const logoUrl = useFileUrl(logo);
  const [sandbox, setSandbox] = useState(false);
  const { companies } = useAccess();
  const mine = useMyCompany();
  const [companyId, setCompanyId] = useState(mine?.id ?? companies[0]?.id ?? 0);
  // The form stores no draft, because the form is short and concerns a company.
  const form = useFieldForm({
    fields: useClubFields(),
    check: checkClub,
    defaultValues: emptyClub(language),
  });
  const { isDirty, isSubmitting } = form.formState;
  const colour = useLastColour(form.watch("brandColour"));
  const create = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const body = { ...clubOf(values), companyId, sandbox };
      const club = await call("createChain", { body });
      keepNewClub(club, companyId);
      if (logo) {
        await call("setChainLogo", {}, { file: logo }).then(
          ({ logoPath }) => keepClub({ ...club, logoPath }),
          (error) => toast({ variant: "error", text: problemText(error, words("logoFailed")) }),
        );
      }
      toast({ variant: "success", text: words("created") });
      await navigate({ to: paths.today, ignoreBlocker: true });
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, words("failed")));
    }
  });
  return (
    <FormPage
      title={words("newTitle")}
      description={words("newLead")}
      onSubmit={create}
      previewTitle={words("preview")}
      preview={<CardPreview name={form.watch("commercialName")} brandColour={colour} logoUrl={logoUrl} />}
      bar={
        <SaveBar consequence={problem ?? undefined} tone={problem ? "bad" : "calm"}>
          <Button type="submit" loading={isSubmitting}>
            {words("create")}
          </Button>
        </SaveBar>
      }
    >
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <ClubFields
        form={form}
        current={null}
        suffix={addressSuffix(window.location.host)}
        logo={
          <LogoField
            name={form.watch("commercialName")}
            imageUrl={logoUrl}
            brandColour={colour}
            busy={false}
            error={undefined}
            onPick={setLogo}
            onRemove={() => setLogo(null)}
          />
        }
      />
      {companies.length > 1 && (
        <FormSection title={words("company")} description={words("companyHint")}>
          <NativeSelect
            aria-label={words("company")}
            data={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(companyId)}
            onChange={(event) => setCompanyId(Number(event.currentTarget.value))}
          />
        </FormSection>
      )}
      <FormSection title={clock("section")}>
        <Switch
          label={clock("make")}
          description={clock("makeHint")}
          checked={sandbox}
          onChange={(event) => setSandbox(event.currentTarget.checked)}
        />
      </FormSection>
    </FormPage>
  );
}
