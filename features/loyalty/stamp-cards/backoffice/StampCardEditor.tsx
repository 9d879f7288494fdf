import { useNavigate } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PublishBar } from "#features/loyalty/publishing/backoffice/PublishBar.tsx";
import { isOver } from "#features/loyalty/publishing/backoffice/publishable.ts";
import { RuleTrial } from "#features/loyalty/publishing/backoffice/rule-trial.ts";
import { paths } from "#features/office-paths.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { useKeptTyping } from "#packages/web/backoffice/edits/use-kept-typing.ts";
import { useImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import { useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { useFormTexts } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { ColourFields } from "./ColourFields.tsx";
import { CardDesigns } from "./designs/CardDesigns.tsx";
import { PromiseFields } from "./PromiseFields.tsx";
import { publishable, type StampCard } from "./queries.ts";
import { RewardFields } from "./RewardFields.tsx";
import { StampCardMenu } from "./StampCardMenu.tsx";
import { StampCardPreview } from "./StampCardPreview.tsx";
import { StampFields } from "./StampFields.tsx";
import { cardFields, checkStampCard, emptyCard, type StampCardForm, stampCardFormOf } from "./stamp-card-form.ts";
import { TextFields } from "./TextFields.tsx";
import { useConsequence } from "./use-consequence.ts";
import { type CardImages, useSaveStampCardForm } from "./use-save-stamp-card-form.ts";
import { useStampCardFields } from "./use-stamp-card-fields.ts";

type StampCardEditorProps = {
  /** Null for a new card. */
  card: StampCard | null;
  termsMissing: boolean;
};

/** The designer of a stamp card: texts, terms, look and reward, next to the member's card. */
export function StampCardEditor({ card, termsMissing }: StampCardEditorProps) {
  const t = useTranslations("stampCards");
  const publishing = useTranslations("publishing");
  const navigate = useNavigate();
  const chain = useChain();
  const mayChange = useCan("manageClub");
  const today = useToday();
  const images: CardImages = {
    card: useImageChoice(card?.imagePath ?? null),
    stamp: useImageChoice(card?.stampPath ?? null),
    uncollected: useImageChoice(card?.stampUncollectedPath ?? null),
    reward: useImageChoice(card?.coupon.imagePath ?? null),
  };
  const form = useFieldForm({
    fields: useStampCardFields(),
    defaultValues: card ? stampCardFormOf(card) : emptyCard(chain.brandColour),
    check: checkStampCard,
  });
  const edits = useEditing({
    form,
    thing: card,
    valuesOf: stampCardFormOf,
    draft: { what: "stamp-card", id: card?.id ?? "new" },
  });
  useKeptTyping(form, edits);
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = isDirty || Object.values(images).some(({ changed }) => changed);
  const save = useSaveStampCardForm({ edits, form, images });
  const values = useWatch({ control: form.control }) as StampCardForm;
  const texts = useFormTexts(form, cardFields);
  const consequence = useConsequence(card, values);
  const thing = card && publishable(card);
  const final = thing !== null && isOver(thing, today);
  const toList = () => void navigate({ to: paths.stampCards, ignoreBlocker: true });
  return (
    <EditorPage
      title={card ? card.name : t("newTitle")}
      description={mayChange ? undefined : publishing("readOnly")}
      back={{ to: paths.stampCards, label: t("menu") }}
      actions={card && mayChange && <StampCardMenu card={card} onRemoved={toList} />}
      preview={<StampCardPreview form={texts.read(values)} images={images} />}
      previewTitle={publishing("preview")}
      readOnly={!mayChange}
      onSubmit={final ? undefined : save("draft")}
      bar={
        <PublishBar
          kind="STAMP_CARD"
          thing={thing}
          consequence={consequence}
          termsMissing={termsMissing}
          unsaved={unsaved}
          save={save}
          saving={isSubmitting}
        />
      }
    >
      {!final && <EditKeeper edits={edits} unsaved={unsaved && !isSubmitting} />}
      <Fields disabled={final}>
        {card === null && <CardDesigns form={form} />}
        <PromiseFields
          form={form}
          tryIt={
            card && (
              <RuleTrial
                question="CARD"
                subjectId={card.id}
                tried={values.stampsAmount}
                months={values.monthValidation}
                values={values}
                hasPictures={Object.values(images).some(({ changed }) => changed)}
              />
            )
          }
        />
        <RewardFields form={form} texts={texts} image={images.reward} />
        <TextFields form={form} texts={texts} />
        <StampFields form={form} images={images} />
        <ColourFields form={form} />
      </Fields>
    </EditorPage>
  );
}
