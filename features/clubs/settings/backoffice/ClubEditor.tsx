import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useLastColour } from "#packages/ui/form/use-last-colour.ts";
import { SaveBar } from "#packages/ui/page/Page.tsx";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { addressSuffix } from "./address.ts";
import { CardPreview } from "./CardPreview.tsx";
import { ClubFields } from "./ClubFields.tsx";
import { ClubLanguages } from "./ClubLanguages.tsx";
import { checkClub, clubFormOf, clubOf } from "./club-form.ts";
import { LogoField } from "./LogoField.tsx";
import { type Club, keepClub } from "./queries.ts";
import { useClubFields } from "./use-club-fields.ts";
import { useSavedLogo } from "./use-saved-logo.ts";

/**
 * The editor of a chain's name, address, language and look, next to a preview of the member's card. The logo is saved
 * when it is chosen.
 */
export function ClubEditor({ club }: { club: Club }) {
  const words = useTranslations("settings");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const logo = useSavedLogo(club);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFieldForm({ fields: useClubFields(), check: checkClub, defaultValues: clubFormOf(club) });
  const edits = useEditing({ form, thing: club, valuesOf: clubFormOf, draft: { what: "club", id: club.id } });
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const saved = await call("updateChain", {
        body: { ...clubOf(values), version: edits.began()?.version },
      });
      edits.saved(saved);
      keepClub(saved);
      toast({ variant: "success", text: common("saved") });
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) setProblem(problemText(error, words("failed")));
    }
  });
  const colour = useLastColour(form.watch("brandColour"));
  const moves = form.watch("subdomain").trim().toLowerCase() !== club.subdomain;
  const consequence = moves ? words("subdomainChange") : words("unsaved");
  return (
    <EditorPage
      title={words("title")}
      onSubmit={save}
      previewTitle={words("preview")}
      preview={<CardPreview name={form.watch("commercialName")} brandColour={colour} logoUrl={logo.url} />}
      bar={
        (isDirty || problem) && (
          <SaveBar consequence={problem ?? consequence} tone={problem ? "bad" : "calm"}>
            <Button variant="default" onClick={() => form.reset()} disabled={isSubmitting}>
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
      <ClubFields
        form={form}
        current={club.subdomain}
        suffix={addressSuffix(new URL(club.address).host.replace(`${club.subdomain}.`, ""))}
        languages={<ClubLanguages form={form} club={club} />}
        timeZoneFixedSince={club.timeZoneFixedSince}
        former={club.formerSubdomains}
        logo={<LogoField name={club.commercialName} imageUrl={logo.url} brandColour={colour} {...logo} />}
      />
    </EditorPage>
  );
}
