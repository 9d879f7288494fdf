import { Button, NativeSelect } from "@mantine/core";
import { languages } from "@stammis/domain/clubs/languages";
import { textMax } from "@stammis/domain/limits";
import { useToast } from "@stammis/ui/Toast.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { applyProblem, useProblemText } from "../../lib/problem.ts";
import { useChain } from "../../lib/session.ts";
import { type Form, useForm } from "../../lib/use-form.ts";
import { FormProblem } from "../../shell/FormProblem.tsx";
import { LimitedField } from "../../shell/LimitedField.tsx";
import { PhoneField } from "../../shell/PhoneField.tsx";
import { locationsQuery } from "../locations/queries.ts";
import classes from "./invite.module.css";
import { checkInvitation, emptyInvitation, type InviteForm, invitationOf } from "./invite-form.ts";
import { useInviteMember } from "./queries.ts";

type InviteMemberProps = { hasCredits: boolean; onDone: () => void };

export function InviteMember({ hasCredits, onDone }: InviteMemberProps) {
  const t = useTranslations("members");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const { language } = useChain();
  const invite = useInviteMember();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<InviteForm>({
    check: (values) => checkInvitation(values, hasCredits),
    defaultValues: emptyInvitation(language),
  });
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const invitation = invitationOf(values, hasCredits);
    try {
      await invite.mutateAsync(invitation);
      toast({ variant: "success", text: invitation.email ? t("sentEmail") : t("sentSms") });
      onDone();
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, t("inviteFailed")));
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.lead}>{t("inviteText")}</p>
      <FormProblem text={problem} />
      <Addresses form={form} hasCredits={hasCredits} />
      <Choices form={form} />
      <div className={classes.foot}>
        <Button variant="default" onClick={onDone}>
          {words("cancel")}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = { form: Form<InviteForm> };

function Addresses({ form, hasCredits }: FieldsProps & { hasCredits: boolean }) {
  const t = useTranslations("members");
  const { errors } = form.formState;
  return (
    <>
      <LimitedField
        limit={textMax.email}
        label={t("inviteEmail")}
        type="email"
        autoComplete="off"
        data-autofocus
        withAsterisk={!hasCredits}
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PhoneField
        label={t("invitePhone")}
        disabled={!hasCredits}
        error={errors.phone?.message}
        {...(hasCredits ? {} : { description: <span className={classes.warning}>{t("noCredits")}</span> })}
        prefix={form.register("phonePrefix")}
        number={{ autoComplete: "off", ...form.register("phone") }}
      />
    </>
  );
}

function Choices({ form }: FieldsProps) {
  const t = useTranslations("members");
  const words = useTranslations("words");
  const { data: locations = [] } = useQuery(locationsQuery);
  return (
    <>
      {locations.length > 1 && (
        <NativeSelect
          label={t("inviteLocation")}
          description={t("inviteLocationHint")}
          data={[
            { value: "", label: t("inviteLocationNone") },
            ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.register("pointOfSaleId")}
        />
      )}
      <NativeSelect
        label={t("inviteLanguage")}
        data={languages.map((value) => ({ value, label: words(`languages.${value}`) }))}
        {...form.register("language")}
      />
    </>
  );
}
