import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { isSignedIn } from "#packages/web/member/session/session.ts";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./complete-form.module.css";
import { DetailsFields } from "./DetailsFields.tsx";
import { checkDetails, detailsBody, detailsForm, type Profile } from "./profile-form.ts";
import { useUpdateProfile } from "./queries.ts";
import { useDetailsFields } from "./use-profile-fields.ts";

/** Optional data that a new member may add, now or later. Spec §2. */
export function CompleteForm({ profile }: { profile: Profile }) {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const dates = useDates();
  const update = useUpdateProfile();
  const form = useFieldForm({
    fields: useDetailsFields(),
    check: (values) => checkDetails(values, dates.today()),
    defaultValues: detailsForm(profile),
  });
  const { isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await update.mutateAsync(detailsBody(values));
      await navigate({ to: paths.home });
    } catch (error) {
      if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, words("failed")) });
    }
  });
  return (
    <FormFrame title={words("completeTitle")} text={words("completeText")} onSubmit={submit}>
      <UnsavedGuard when={isDirty && !isSubmitting} canSave={isSignedIn} />
      <DetailsFields form={form} />
      <div className={classes.ways}>
        <LinkButton to={paths.home} variant={isDirty ? "default" : "filled"}>
          {words("later")}
        </LinkButton>
        <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
          {common("save")}
        </Button>
      </div>
    </FormFrame>
  );
}
