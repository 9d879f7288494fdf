import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { EventChoices } from "./EventChoices.tsx";
import { PlaceChoices } from "./PlaceChoices.tsx";
import { useCreateWebhook, useUpdateWebhook, type Webhook } from "./queries.ts";
import { SecretDialog } from "./RenewSecret.tsx";
import { useWebhookFields } from "./use-webhook-fields.ts";
import { checkWebhook, fieldsOf, formOf, type WebhookForm } from "./webhook-form.ts";
import { hostOf } from "./webhook-words.ts";

/** The editor of a new (null) or existing endpoint; shows a new one's secret before its page. */
export function WebhookEditor({ webhook }: { webhook: Webhook | null }) {
  const t = useTranslations("webhooks.editor");
  const title = useTranslations("webhooks")("title");
  const words = useTranslations("words");
  const support = useTranslations("impersonation");
  const mayChange = useCan("manageIntegrations");
  const navigate = useNavigate();
  const [made, setMade] = useState<{ id: number; secret: string } | null>(null);
  // The form stores no draft, because the URL may contain the receiver's secret.
  const form = useFieldForm({
    fields: useWebhookFields(),
    check: checkWebhook,
    defaultValues: formOf(webhook),
  });
  const { isDirty, isSubmitting } = form.formState;
  const open = (id: number) =>
    navigate({ to: paths.webhook, params: { id: String(id) }, replace: !webhook, ignoreBlocker: true });
  const save = useSaving(webhook, form, { onMade: setMade, onSaved: open });
  return (
    <EditorPage
      title={t(webhook ? "editTitle" : "newTitle")}
      description={mayChange ? (webhook ? hostOf(webhook) : undefined) : support("readOnly")}
      back={{ to: paths.webhooks, label: title }}
      readOnly={!mayChange}
      onSubmit={save}
      bar={
        <SaveBar>
          <Button type="submit" loading={isSubmitting} disabled={webhook !== null && !isDirty}>
            {webhook ? words("save") : t("create")}
          </Button>
        </SaveBar>
      }
    >
      <UnsavedGuard when={isDirty && !isSubmitting && !made} />
      <FormSection title={t("to")} description={t("toText")}>
        <LimitedField
          description={t("urlHint")}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          maw={640}
          {...form.limited("url")}
        />
        <LimitedField
          description={t("descriptionHint")}
          autoComplete="off"
          maw={640}
          {...form.limited("description")}
        />
      </FormSection>
      <FormSection title={t("what")} description={t("whatText")}>
        <EventChoices form={form} />
        <PlaceChoices form={form} />
      </FormSection>
      {made && <SecretDialog secret={made.secret} onClose={() => void open(made.id)} />}
    </EditorPage>
  );
}

type Outcome = { onMade: (made: { id: number; secret: string }) => void; onSaved: (id: number) => unknown };

function useSaving(webhook: Webhook | null, form: Form<WebhookForm>, outcome: Outcome) {
  const t = useTranslations("webhooks.editor");
  const notices = useNotices();
  const create = useCreateWebhook();
  const update = useUpdateWebhook(webhook?.id ?? 0);
  return form.handleSubmit(async (values) => {
    try {
      if (!webhook) {
        const made = await create.mutateAsync(fieldsOf(values));
        outcome.onMade({ id: made.webhook.id, secret: made.secret });
        return;
      }
      await update.mutateAsync({ ...fieldsOf(values), active: webhook.state === "ACTIVE" });
      notices.done(t("saved"));
      await outcome.onSaved(webhook.id);
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
}
