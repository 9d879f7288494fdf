import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { FormPage, SaveBar } from "#packages/ui/page/Page.tsx";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { MemberFields } from "./MemberFields.tsx";
import { asksMember, changesOf, checkMember, memberFormOf, memberRules } from "./member-form.ts";
import { type Member, useUpdateMember } from "./queries.ts";
import { RemoveMember } from "./RemoveMember.tsx";
import { useMemberFields } from "./use-member-fields.ts";

type MemberEditorProps = { member: Member; onSaved: () => void; onCancel: () => void };

/** The member's editor, with a Remove button. Spec §2 "When a merchant edits a member". */
export function MemberEditor({ member, onSaved, onCancel }: MemberEditorProps) {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const { language } = useChain();
  const update = useUpdateMember(member.profile.id);
  const [problem, setProblem] = useState<string | null>(null);
  const today = useToday().toString();
  // The form stores no draft, because the form contains a member's personal data.
  const form = useFieldForm({
    fields: useMemberFields(),
    check: (values) => checkMember(member, values, today),
    defaultValues: memberFormOf(member, language),
  });
  const valuesOf = (profile: Member["profile"]) => memberFormOf({ profile }, language);
  // The form stores no draft, because it may be shared, and the form contains a member's data.
  const edits = useEditing({ form, thing: member.profile, valuesOf, draft: null, rules: memberRules });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useTitle(t("editTitle"));
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await update.mutateAsync({ ...changesOf(values), version: edits.began()?.version });
      const asks = asksMember(member, values);
      toast({ variant: "success", text: asks ? t("contactAsked") : words("saved") });
      onSaved();
    } catch (error) {
      form.setError("root", {});
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) setProblem(problemText(error, t("updateFailed")));
    }
  });
  return (
    <FormPage
      title={t("editTitle")}
      above={<BackLink to={paths.member} id={member.profile.id} label={fullName(member.profile) || t("nameless")} />}
      actions={<RemoveMember member={member} />}
      onSubmit={submit}
      bar={
        <SaveBar>
          <Button variant="default" onClick={onCancel}>
            {words("cancel")}
          </Button>
          <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
            {words("save")}
          </Button>
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitSuccessful} />
      <FormProblem text={problem} />
      <MemberFields form={form} member={member} today={today} />
    </FormPage>
  );
}
