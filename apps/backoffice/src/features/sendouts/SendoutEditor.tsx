import { Button } from "@mantine/core";
import { useForm } from "@stammis/shell/use-form.ts";
import { SaveBar } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useCan, useChain } from "../../lib/session.ts";
import { useEditing } from "../../lib/use-editing.ts";
import { paths } from "../../paths.ts";
import { EditKeeper } from "../../shell/EditKeeper.tsx";
import { EditorPage } from "../../shell/EditorPage.tsx";
import { useFormTexts } from "../../shell/use-form-texts.ts";
import type { Things } from "../selections/queries.ts";
import { SendoutEmail } from "./email/SendoutEmail.tsx";
import { reachQuery, type Sendout } from "./queries.ts";
import { SendoutMenu } from "./SendoutMenu.tsx";
import { SendoutSide } from "./SendoutSide.tsx";
import { SendoutWhat } from "./SendoutWhat.tsx";
import { SendoutWhen } from "./SendoutWhen.tsx";
import { StartDialog } from "./StartDialog.tsx";
import {
  checkForm,
  emptySendout,
  lacking,
  messageTexts,
  type SendoutForm,
  sendoutFormOf,
  sendoutRules,
} from "./sendout-form.ts";
import { SendoutSms } from "./sms/SendoutSms.tsx";
import { applyToForm, useSaveSendoutForm } from "./use-save-sendout-form.ts";
import { useSendoutFieldWords } from "./use-sendout-field-words.ts";

/** A sendout nobody has started, new or kept, beside how it is read. Product §8. */
export function SendoutEditor({ sendout, things }: { sendout: Sendout | null; things: Things }) {
  const t = useTranslations("sendouts");
  const shell = useTranslations("shell");
  const errors = useTranslations("errors");
  const words = useTranslations("words");
  const { language } = useChain();
  const mayChange = useCan("manageClub");
  const own = sendout?.language ?? language;
  const [isStarting, ask] = useState(false);
  const form = useForm<SendoutForm>({
    defaultValues: sendout ? sendoutFormOf(sendout) : emptySendout,
    check: (typed) => checkForm(typed, own),
  });
  const edits = useEditing({
    form,
    thing: sendout,
    valuesOf: sendoutFormOf,
    draft: { what: "sendout", id: sendout?.id ?? "new" },
    rules: sendoutRules,
  });
  const saveThen = useSaveSendoutForm(sendout, { form, edits });
  const values = useWatch({ control: form.control }) as SendoutForm;
  const texts = useFormTexts(form, messageTexts);
  const { isDirty, isSubmitting } = form.formState;
  const reach = useQuery({ ...reachQuery(sendout?.id ?? 0, sendout?.version ?? ""), enabled: sendout !== null });

  const start = saveThen(() => {
    const missing = lacking(form.getValues(), own);
    for (const [field, code] of missing) form.setError(field as keyof SendoutForm, { message: errors(code) });
    if (missing.length > 0) form.setFocus(missing[0]?.[0] as keyof SendoutForm);
    else ask(true);
  });
  return (
    <EditorPage
      title={sendout ? sendout.name : t("newTitle")}
      back={{ to: paths.sendouts, label: shell("sendouts") }}
      actions={sendout && mayChange && <SendoutMenu sendout={sendout} unsaved={isDirty} />}
      preview={<SendoutSide form={texts.read(values)} reach={reach} isSaved={sendout !== null} isOld={isDirty} />}
      previewTitle={t("side")}
      onSubmit={saveThen()}
      bar={
        <SaveBar consequence={sendout ? undefined : t("consequenceNew")}>
          <Button
            type="submit"
            variant={sendout ? "default" : "filled"}
            loading={isSubmitting}
            disabled={sendout !== null && !isDirty}
          >
            {sendout ? words("save") : t("saveDraft")}
          </Button>
          {sendout && (
            <Button type="button" loading={isSubmitting} onClick={(event) => void start(event)}>
              {t(values.later ? "schedule" : "send")}
            </Button>
          )}
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} fields={useSendoutFieldWords(things)} unsaved={isDirty && !isSubmitting} />
      <SendoutWhat form={form} things={things} />
      {values.bySms && <SendoutSms form={form} texts={texts} reach={reach.data} />}
      {values.byEmail && <SendoutEmail form={form} texts={texts} />}
      <SendoutWhen form={form} />
      {sendout && isStarting && (
        <StartDialog sendout={sendout} onRefused={(error) => applyToForm(form, error)} onClose={() => ask(false)} />
      )}
    </EditorPage>
  );
}
