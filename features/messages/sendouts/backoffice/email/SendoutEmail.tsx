import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { emailBlocksMax } from "../../domain/email-blocks.ts";
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
  const add = (kind: TypedBlock["kind"]) => {
    const block = newBlock(kind);
    set([...blocks, block]);
    setAdded(block.key);
  };
  const begin = (name: EmailStarter) => {
    const started = startedEmail(name, texts.own, form.getValues("translations"));
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
      {isBlankEmail({ subject, preheader, blocks: blocks.map(writtenBlock) }) && <EmailStarters onPick={begin} />}
      <LanguageTexts texts={texts} of={["subject", "preheader"]}>
        <LimitedField {...texts.field("subject")} onFocus={() => onLook(null)} />
        <LimitedField description={t("preheaderHint")} {...texts.field("preheader")} onFocus={() => onLook(null)} />
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
