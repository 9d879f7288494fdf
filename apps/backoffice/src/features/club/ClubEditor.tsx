import { Button } from "@mantine/core";
import { applyProblem, useProblemText } from "@stammis/shell/problem.ts";
import { UnsavedGuard } from "@stammis/shell/UnsavedGuard.tsx";
import { useForm } from "@stammis/shell/use-form.ts";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { useLastColour } from "@stammis/ui/form/use-last-colour.ts";
import { FormPage, SaveBar } from "@stammis/ui/page/Page.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { addressSuffix } from "./address.ts";
import { CardPreview } from "./CardPreview.tsx";
import { ClubFields } from "./ClubFields.tsx";
import { type ClubForm, checkClub, clubOf } from "./club-form.ts";
import { LogoField } from "./LogoField.tsx";
import { type Club, keepClub } from "./queries.ts";
import { useSavedLogo } from "./use-saved-logo.ts";

/** A chain's name, address, language and look, with the member's card beside it. The logo is saved as it is picked. */
export function ClubEditor({ club }: { club: Club }) {
  const words = useTranslations("club");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const logo = useSavedLogo(club);
  const [problem, setProblem] = useState<string | null>(null);
  const { commercialName, subdomain, language, brandColour } = club;
  const form = useForm<ClubForm>({
    check: checkClub,
    defaultValues: { commercialName, subdomain, language, brandColour },
  });
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const saved = await call("updateChain", {
        body: clubOf(values),
      });
      form.reset({ ...values, subdomain: saved.subdomain, brandColour: saved.brandColour });
      keepClub(saved);
      toast({ variant: "success", text: common("saved") });
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, words("failed")));
    }
  });
  const colour = useLastColour(form.watch("brandColour"));
  const moves = form.watch("subdomain").trim().toLowerCase() !== club.subdomain;
  const consequence = moves ? words("subdomainChange") : words("unsaved");
  return (
    <FormPage
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
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <ClubFields
        form={form}
        current={club.subdomain}
        suffix={addressSuffix(new URL(club.address).host.replace(`${club.subdomain}.`, ""))}
        logo={<LogoField name={club.commercialName} imageUrl={logo.url} brandColour={colour} {...logo} />}
      />
    </FormPage>
  );
}
