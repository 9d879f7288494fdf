import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type FieldErrors, type UseFormRegister, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { paths } from "#packages/web/member/paths.ts";
import { isSignedIn } from "#packages/web/member/session/session.ts";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { ContactFields } from "./ContactFields.tsx";
import { DetailsFields } from "./DetailsFields.tsx";
import {
  askedAddresses,
  checkProfile,
  type DetailsForm,
  type Profile,
  type ProfileForm,
  profileBody,
} from "./profile-form.ts";
import { useUpdateProfile } from "./queries.ts";

type ProfileEditorProps = {
  profile: Profile;
  initial: ProfileForm;
  /** A new address waits to be proved: the page shows the profile anew. */
  onWaits: () => void;
};

/** All a member may change about themselves. Spec §2 "Profile", §5. */
export function ProfileEditor({ profile, initial, onWaits }: ProfileEditorProps) {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const { form, submit } = useProfileForm({ profile, initial, onWaits });
  const { errors, isDirty, isSubmitting } = form.formState;
  const birthday = useWatch({ control: form.control, name: "birthday" });
  return (
    <FormFrame title={words("title")} onSubmit={submit}>
      <UnsavedGuard when={isDirty && !isSubmitting} canSave={isSignedIn} />
      <NameFields register={form.register} errors={errors} />
      <ContactFields profile={profile} form={form} />
      <DetailsFields
        register={form.register as unknown as UseFormRegister<DetailsForm>}
        errors={errors as FieldErrors<DetailsForm>}
        birthday={birthday}
        onClearBirthday={() => form.setValue("birthday", "", { shouldDirty: true })}
      />
      <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
        {common("save")}
      </Button>
      <LinkButton to={paths.account} variant="default">
        {common("cancel")}
      </LinkButton>
    </FormFrame>
  );
}

type NameFieldsProps = { register: UseFormRegister<ProfileForm>; errors: FieldErrors<ProfileForm> };

function NameFields({ register, errors }: NameFieldsProps) {
  const common = useTranslations("words");
  return (
    <>
      <LimitedField
        label={common("firstName")}
        autoComplete="given-name"
        limit={textMax.personName}
        error={errors.firstName?.message}
        {...register("firstName")}
      />
      <LimitedField
        label={common("lastName")}
        autoComplete="family-name"
        limit={textMax.personName}
        error={errors.lastName?.message}
        {...register("lastName")}
      />
    </>
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
  const form = useForm<ProfileForm>({
    check: (values) => checkProfile(profile, values, dates.today()),
    defaultValues: initial,
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await update.mutateAsync(profileBody(values));
      form.reset(values);
      const asked = askedAddresses(profile, values);
      toast({ variant: "success", text: asked ? contacts("sent", { address: asked }) : common("saved") });
      if (asked) onWaits();
      else await navigate({ to: paths.account });
    } catch (error) {
      if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, words("failed")) });
    }
  });
  return { form, submit };
}
