import { Button } from "@mantine/core";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { Things } from "#features/messages/selections/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { useFormTexts } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import type { OccasionKind } from "../domain/occasions.ts";
import { SendoutEmail } from "./email/SendoutEmail.tsx";
import type { Sendout } from "./queries.ts";
import { RemoveSendout } from "./RemoveSendout.tsx";
import { useTypedReach } from "./reach/use-typed-reach.ts";
import { type Looked, SendoutSide } from "./SendoutSide.tsx";
import { SendoutWhat } from "./SendoutWhat.tsx";
import { SendoutWhen } from "./SendoutWhen.tsx";
import { StartDialog } from "./StartDialog.tsx";
import { Starters } from "./Starters.tsx";
import {
  checkForm,
  lacking,
  messageTexts,
  type SendoutForm,
  sendoutFor,
  sendoutFormOf,
  sendoutRules,
  writtenSendout,
} from "./sendout-form.ts";
import { SendoutSms } from "./sms/SendoutSms.tsx";
import { startedForm, starterOf } from "./starters.ts";
import { TestSendout } from "./TestSendout.tsx";
import { applyToForm, useSaveSendoutForm } from "./use-save-sendout-form.ts";
import { useSendoutFields } from "./use-sendout-fields.ts";

type SendoutEditorProps = {
  sendout: Sendout | null;
  things: Things;
  /** The occasion of a new automatic sendout; undefined: a single sendout. */
  occasion?: OccasionKind | undefined;
  /** The selection whose members a new sendout is for. */
  selectionId?: number | undefined;
};

/** The editor of a draft, or of a paused automatic sendout, next to its preview. Product §8. */
export function SendoutEditor({ sendout, things, occasion, selectionId }: SendoutEditorProps) {
  const t = useTranslations("sendouts");
  const automatic = useTranslations("automaticSendouts");
  const errors = useTranslations("errors");
  const words = useTranslations("words");
  const { language } = useChain();
  const mayChange = useCan("manageClub");
  const own = sendout?.language ?? language;
  const isPaused = sendout?.state === "PAUSED";
  const [isStarting, ask] = useState(false);
  const [looked, look] = useState<Looked>({ side: "EMAIL", block: null });
  const form = useFieldForm({
    fields: useSendoutFields(things),
    defaultValues: sendout ? sendoutFormOf(sendout) : occasion ? startedForm(occasion, own) : sendoutFor(selectionId),
    // A sendout that was started must be complete.
    check: (typed) => ({ ...(isPaused && Object.fromEntries(lacking(typed, own))), ...checkForm(typed, own) }),
  });
  const edits = useEditing({
    form,
    thing: sendout,
    valuesOf: sendoutFormOf,
    draft: { what: "sendout", id: sendout?.id ?? (occasion ? `new-${starterOf(occasion)}` : "new") },
    rules: sendoutRules,
  });
  const saveThen = useSaveSendoutForm(sendout, { form, edits });
  const values = useWatch({ control: form.control }) as SendoutForm;
  const texts = useFormTexts(form, messageTexts);
  const { isDirty, isSubmitting } = form.formState;
  const reach = useTypedReach(sendout?.id ?? null, values);

  const start = saveThen(() => {
    const missing = lacking(form.getValues(), own);
    for (const [field, code] of missing) form.setError(field as keyof SendoutForm, { message: errors(code) });
    if (missing.length > 0) form.setFocus(missing[0]?.[0] as keyof SendoutForm);
    else ask(true);
  });
  return (
    <EditorPage
      title={sendout ? sendout.name : occasion ? automatic("newTitle") : t("newTitle")}
      description={isPaused ? automatic(sendout.approvedBy ? "changeApproved" : "changeText") : undefined}
      back={
        isPaused ? { to: paths.sendout, id: sendout.id, label: sendout.name } : { to: paths.sendouts, label: t("menu") }
      }
      actions={sendout?.state === "DRAFT" && mayChange && <RemoveSendout sendout={sendout} />}
      preview={<SendoutSide form={values} texts={texts} looked={looked} onLook={look} reach={reach} />}
      previewTitle={t("side")}
      onSubmit={saveThen()}
      bar={
        <SaveBar consequence={sendout ? undefined : t("consequenceNew")}>
          <Button
            type="submit"
            variant={sendout && !isPaused ? "default" : "filled"}
            loading={isSubmitting}
            disabled={sendout !== null && !isDirty}
          >
            {sendout ? words("save") : t("saveDraft")}
          </Button>
          {sendout && mayChange && (
            <TestSendout
              sendout={sendout}
              saveThen={saveThen}
              media={writtenSendout(values).media}
              isSaving={isSubmitting}
            />
          )}
          {sendout && !isPaused && (
            <Button type="button" loading={isSubmitting} onClick={(event) => void start(event)}>
              {values.byItself ? automatic("start") : t(values.later ? "schedule" : "send")}
            </Button>
          )}
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      {!sendout && !occasion && !isDirty && (
        <FormSection title={automatic("begin")} description={automatic("beginHint")}>
          <Starters />
        </FormSection>
      )}
      <SendoutWhat form={form} things={things} isStarted={isPaused} onWho={() => look({ side: "WHO", block: null })} />
      {values.bySms && (
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <div onFocus={() => look({ side: "SMS", block: null })}>
          <SendoutSms form={form} texts={texts} reach={reach.query.data} />
        </div>
      )}
      {values.byEmail && <SendoutEmail form={form} texts={texts} onLook={(block) => look({ side: "EMAIL", block })} />}
      <SendoutWhen form={form} things={things} isStarted={isPaused} />
      {sendout && isStarting && (
        <StartDialog sendout={sendout} onRefused={(error) => applyToForm(form, error)} onClose={() => ask(false)} />
      )}
    </EditorPage>
  );
}
