import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { isSignedIn } from "#packages/web/member/session/session.ts";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { ContactFields } from "./ContactFields.tsx";
import { DetailsFields } from "./DetailsFields.tsx";
import { askedAddresses, checkProfile, type Profile, type ProfileForm, profileBody } from "./profile-form.ts";
import { useUpdateProfile } from "./queries.ts";
import { type DetailsFieldForm, useProfileFields } from "./use-profile-fields.ts";

type ProfileEditorProps = {
  profile: Profile;
  initial: ProfileForm;
  /** Called when a new address is pending, so that the page reloads the profile. */
  onWaits: () => void;
};

/** All data that members may change about themselves. Spec §2 "Profile", §5. */
export function ProfileEditor({ profile, initial, onWaits }: ProfileEditorProps) {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const { form, submit } = useProfileForm({ profile, initial, onWaits });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormFrame title={words("title")} onSubmit={submit}>
      <UnsavedGuard when={isDirty && !isSubmitting} canSave={isSignedIn} />
      <LimitedField autoComplete="given-name" {...form.limited("firstName")} />
      <LimitedField autoComplete="family-name" {...form.limited("lastName")} />
      <ContactFields profile={profile} form={form} />
      <DetailsFields form={form as unknown as DetailsFieldForm} />
      <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
        {common("save")}
      </Button>
      <LinkButton to={paths.account} variant="default">
        {common("cancel")}
      </LinkButton>
    </FormFrame>
  );
}

function useProfileForm({ profile, initial, onWaits }: ProfileEditorProps) {
  const contacts = useTranslations("contacts");
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const dates = useDates();
  const update = useUpdateProfile();
  const form = useFieldForm({
    fields: useProfileFields(),
    check: (values) => checkProfile(profile, values, dates.today()),
    defaultValues: initial,
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await update.mutateAsync(profileBody(values));
      form.reset(values);
      const newAddresses = askedAddresses(profile, values);
      toast({ variant: "success", text: newAddresses ? contacts("sent", { address: newAddresses }) : common("saved") });
      if (newAddresses) onWaits();
      else await navigate({ to: paths.account });
    } catch (error) {
      if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, words("failed")) });
    }
  });
  return { form, submit };
}
