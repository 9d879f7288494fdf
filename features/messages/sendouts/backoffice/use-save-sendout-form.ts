import { useNavigate } from "@tanstack/react-router";
import type { FieldPath } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ApiError } from "#packages/contract/client.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import type { Edits } from "#packages/web/forms/use-edits.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { type Sendout, useSaveSendout } from "./queries.ts";
import { formField, type SendoutForm, writtenSendout } from "./sendout-form.ts";

type Editing = { form: Form<SendoutForm>; edits: Edits<Sendout, SendoutForm> };

/** Shows the server's errors at the form's fields. */
export function applyToForm(form: Form<SendoutForm>, error: unknown): boolean {
  const paths = Object.keys(error instanceof ApiError ? (error.problem?.errors ?? {}) : {});
  const names = Object.fromEntries(paths.map((path) => [path, formField(path) as FieldPath<SendoutForm>]));
  return applyProblem(form, error, names);
}

/** Saves the form and then continues; a new sendout opens at its own address. */
export function useSaveSendoutForm(sendout: Sendout | null, { form, edits }: Editing) {
  const t = useTranslations("sendouts");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const saving = useSaveSendout(sendout?.id ?? null);
  return (then?: (saved: Sendout) => void) =>
    form.handleSubmit(async (typed) => {
      if (then && sendout && !form.formState.isDirty) return then(sendout);
      try {
        const saved = await saving.mutateAsync({ ...writtenSendout(typed), version: edits.began()?.version });
        edits.saved(saved);
        if (then) return then(saved);
        notices.done(sendout ? words("saved") : t("created", { name: saved.name }));
        // A draft stays open; a paused sendout opens its page, where it is resumed.
        if (sendout?.state === "DRAFT") return;
        await navigate({ to: paths.sendout, params: { id: String(saved.id) }, replace: true, ignoreBlocker: true });
      } catch (error) {
        if (!edits.isOvertaken(error) && !applyToForm(form, error)) notices.failed(error, t("saveFailed"));
      }
    });
}
