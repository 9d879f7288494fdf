import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { accessQuery, useAccess } from "#packages/web/backoffice/session/session.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { CompanyFields } from "../onboarding/CompanyFields.tsx";
import { type CompanyForm, checkCompany } from "../onboarding/merchant-form.ts";
import { useCompanyFields } from "../onboarding/use-merchant-fields.ts";
import { Agreements } from "./Agreements.tsx";
import { type Company, companyQuery } from "./queries.ts";

const companyFormOf = ({ id: _, trialEndsOn: __, version: ___, ...form }: Company): CompanyForm => form;

/** Edits the company's details and documents; `support` shows how the platform helps it. */
export function CompanyEditor({ company, support }: { company: Company; support: ReactNode }) {
  const words = useTranslations("company");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = company;
  const { impersonation } = useAccess();
  const form = useFieldForm({ fields: useCompanyFields(), check: checkCompany, defaultValues: companyFormOf(company) });
  const edits = useEditing({ form, thing: company, valuesOf: companyFormOf, draft: { what: "company", id } });
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      const { version } = edits.began() ?? company;
      const saved = await call("updateCompany", { params: { id }, body: { ...body, version } });
      edits.saved(saved);
      queryClient.setQueryData(companyQuery(id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: accessQuery.queryKey });
      toast({ variant: "success", text: words("saved") });
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) setProblem(problemText(error, words("failed")));
    }
  });
  return (
    <EditorPage
      title={words("title")}
      description={words("lead")}
      onSubmit={save}
      readOnly={impersonation !== null}
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
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <FormSection title={words("details")}>
        <CompanyFields form={form} isComplete />
      </FormSection>
      <FormSection title={words("agreements")} description={words("agreementsLead")}>
        <Agreements companyId={id} companyName={company.companyName} />
      </FormSection>
      {support}
    </EditorPage>
  );
}
