import { Button, Checkbox, TextInput } from "@mantine/core";
import { marketingChannels } from "@stammis/domain/people/profile";
import { useToast } from "@stammis/ui/Toast.tsx";
import { useNavigate } from "@tanstack/react-router";
import { type FieldErrors, type UseFormRegister, useForm, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useFieldResolver } from "../../lib/form-resolver.ts";
import { applyProblem, useProblemText } from "../../lib/problem.ts";
import { useDates } from "../../lib/use-dates.ts";
import { paths } from "../../paths.ts";
import { FormFrame, FormGroup } from "../../shell/FormFrame.tsx";
import { LinkButton } from "../../shell/LinkButton.tsx";
import { PhoneField } from "../../shell/PhoneField.tsx";
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx";
import { DetailsFields } from "./DetailsFields.tsx";
import {
  checkProfile,
  type DetailsForm,
  emailBoxAfter,
  type Profile,
  type ProfileForm,
  profileBody,
} from "./profile-form.ts";
import { useUpdateProfile } from "./queries.ts";

/** All a member may change about themselves. Spec §2 "Profile", §5. */
export function ProfileEditor({ profile, initial }: { profile: Profile; initial: ProfileForm }) {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const { form, submit } = useProfileForm(initial);
  const { errors, isDirty, isSubmitting } = form.formState;
  const { email, phone, birthday } = useWatch({ control: form.control }) as ProfileForm;
  const channels = marketingChannels({ email: email.trim() || null, phone: phone.trim() || null });
  const emailField = form.register("email", {
    onChange: ({ target }) =>
      form.setValue("emailNotification", emailBoxAfter(profile, target.value), { shouldDirty: true }),
  });
  return (
    <FormFrame title={words("title")} onSubmit={submit}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <NameFields register={form.register} errors={errors} />
      <FormGroup title={words("contact")} text={words("contactText")}>
        <TextInput
          label={common("email")}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...emailField}
        />
        <PhoneField prefix={form.register("prefix")} number={form.register("phone")} error={errors.phone?.message} />
      </FormGroup>
      {channels.length > 0 && (
        <FormGroup title={words("consentTitle")} text={words("consentText")}>
          {channels.includes("EMAIL") && (
            <Checkbox label={words("consentEmail")} {...form.register("emailNotification")} />
          )}
          {channels.includes("SMS") && <Checkbox label={words("consentSms")} {...form.register("phoneNotification")} />}
        </FormGroup>
      )}
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
      <TextInput
        label={common("firstName")}
        autoComplete="given-name"
        maxLength={60}
        error={errors.firstName?.message}
        {...register("firstName")}
      />
      <TextInput
        label={common("lastName")}
        autoComplete="family-name"
        maxLength={60}
        error={errors.lastName?.message}
        {...register("lastName")}
      />
    </>
  );
}

function useProfileForm(initial: ProfileForm) {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const dates = useDates();
  const update = useUpdateProfile();
  const form = useForm<ProfileForm>({
    resolver: useFieldResolver((values) => checkProfile(values, dates.today())),
    defaultValues: initial,
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await update.mutateAsync(profileBody(values));
      form.reset(values);
      toast({ variant: "success", text: common("saved") });
      await navigate({ to: paths.account });
    } catch (error) {
      if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, words("failed")) });
    }
  });
  return { form, submit };
}
