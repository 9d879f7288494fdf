import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type UseFormRegister, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { paths } from "#packages/web/member/paths.ts";
import { isSignedIn } from "#packages/web/member/session/session.ts";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { DetailsFields } from "./DetailsFields.tsx";
import { checkDetails, type DetailsForm, detailsBody, detailsForm, type Profile } from "./profile-form.ts";
import { useUpdateProfile } from "./queries.ts";

/** What a new member may add about themselves, now or later. Spec §2. */
export function CompleteForm({ profile }: { profile: Profile }) {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const dates = useDates();
  const update = useUpdateProfile();
  const form = useForm<DetailsForm>({
    check: (values) => checkDetails(values, dates.today()),
    defaultValues: detailsForm(profile),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const birthday = useWatch({ control: form.control, name: "birthday" });
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
      <DetailsFields
        register={form.register as UseFormRegister<DetailsForm>}
        errors={errors}
        birthday={birthday}
        onClearBirthday={() => form.setValue("birthday", "", { shouldDirty: true })}
      />
      <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
        {common("save")}
      </Button>
      <LinkButton to={paths.home} variant="default">
        {words("later")}
      </LinkButton>
    </FormFrame>
  );
}
