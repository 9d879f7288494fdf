import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { emailBlocksMax } from "../../domain/email-blocks.ts";
import { Rich } from "../rich-text/Rich.tsx";
import type { MessageText, SendoutForm } from "../sendout-form.ts";
import classes from "../sendouts.module.css";
import { BlockCard } from "./BlockCard.tsx";
import { EmailStarters } from "./EmailStarters.tsx";
import { type EmailStarter, startedEmail } from "./email-starters.ts";
import { blockKinds, isBlankEmail, movedBlock, newBlock, type TypedBlock, writtenBlock } from "./typed-blocks.ts";
import { useBlockDrag } from "./use-block-drag.ts";
import { useBlockPictures } from "./use-block-pictures.ts";
import { useToldErrors } from "./use-told-errors.ts";

type SendoutEmailProps = {
  form: Form<SendoutForm>;
  texts: TextsOf<MessageText>;
  /** Called with the block being edited; null: the fields before the blocks. */
  onLook: (at: number | null) => void;
};

/** The e-mail's fields: its text in the mailbox, and its blocks in order. */
export function SendoutEmail({ form, texts, onLook }: SendoutEmailProps) {
  const t = useTranslations("sendouts");
  const [blocks, subject, preheader, byItself, occasion] = useWatch({
    control: form.control,
    name: ["blocks", "subject", "preheader", "byItself", "occasion"],
  });
  const [added, setAdded] = useState<string | null>(null);
  const { errors } = form.formState;
  useToldErrors(form, texts.own);
  const set = (next: TypedBlock[]) => {
    form.setValue("blocks", next, { shouldDirty: true });
    form.clearErrors("blocks");
  };
  const add = (kind: TypedBlock["kind"], at = blocks.length) => {
    const block = newBlock(kind);
    set(blocks.toSpliced(at, 0, block));
    setAdded(block.key);
  };
  const begin = (starter: EmailStarter) => {
    const started = startedEmail(starter, texts.own, form.getValues("translations"));
    for (const [field, value] of Object.entries(started))
      form.setValue(field as keyof typeof started, value, { shouldDirty: true });
    form.clearErrors(["subject", "preheader", "blocks"]);
    form.setFocus("subject");
  };
  const dragging = useBlockDrag((key, by) => {
    const now = form.getValues("blocks");
    set(
      movedBlock(
        now,
        now.findIndex((block) => block.key === key),
        by,
      ),
    );
  });
  const pictureOf = useBlockPictures(form);
  const none = typeof errors.blocks?.message === "string" ? errors.blocks.message : errors.blocks?.root?.message;
  return (
    <FormSection title={t("media.EMAIL")}>
      {isBlankEmail({ subject, preheader, blocks: blocks.map(writtenBlock) }) && (
        <EmailStarters language={texts.own} onPick={begin} />
      )}
      <LanguageTexts texts={texts} of={["subject", "preheader"]}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the preview follows whatever has the focus in it */}
        <div className={classes.lines} onFocus={() => onLook(null)}>
          <EmailLine form={form} texts={texts} name="subject" />
          <EmailLine form={form} texts={texts} name="preheader" description={t("preheaderHint")} />
        </div>
        <ol ref={dragging.list} className={classes.blocks} aria-label={t("blocksTitle")}>
          {blocks.map((block, at) => (
            <li key={block.key} data-key={block.key} onFocus={() => onLook(at)}>
              <BlockCard
                block={block}
                at={at}
                count={blocks.length}
                isNew={block.key === added}
                isDragged={block.key === dragging.dragged}
                onDrag={dragging.begin(block.key)}
                picture={pictureOf(block.key)}
                language={texts.isOwn ? null : texts.language}
                occasion={byItself ? occasion : null}
                errors={errors.blocks?.[at]}
                onChange={(changed) => set(blocks.map((each, order) => (order === at ? changed : each)))}
                onMove={(by) => set(movedBlock(blocks, at, by))}
                onInsert={(kind) => add(kind, at + 1)}
                onRemove={() => set(blocks.filter((_, order) => order !== at))}
              />
            </li>
          ))}
        </ol>
      </LanguageTexts>
      {none && (
        <p className={classes.error} role="alert">
          {t("noBlocks")}
        </p>
      )}
      {blocks.length < emailBlocksMax && (
        <fieldset className={classes.personal}>
          <legend>{t("addBlock")}</legend>
          {blockKinds.map((kind) => (
            <PlainButton key={kind} look="light" onClick={() => add(kind)}>
              {t(`blocks.${kind}`)}
            </PlainButton>
          ))}
        </fieldset>
      )}
    </FormSection>
  );
}

type EmailLineProps = Pick<SendoutEmailProps, "form" | "texts"> & {
  name: "subject" | "preheader";
  description?: string;
};

/** The subject or the preheader in the open language, with facts about the member. */
function EmailLine({ form, texts, name, description }: EmailLineProps) {
  const { isOwn, language } = texts;
  const { label, limit, placeholder, error } = texts.field(name);
  return (
    <Controller
      key={language}
      control={form.control}
      name={isOwn ? name : `translations.${language}.${name}`}
      render={({ field }) => (
        <Rich
          kind="line"
          ref={field.ref}
          label={label}
          description={description}
          limit={limit}
          lang={language}
          placeholder={placeholder}
          value={field.value}
          onChange={field.onChange}
          error={error}
        />
      )}
    />
  );
}
