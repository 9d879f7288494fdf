import { type Picture, useSavePublishable } from "#features/loyalty/publishing/backoffice/use-save-publishable.ts";
import { paths } from "#features/office-paths.ts";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import type { Edits } from "#packages/web/forms/use-edits.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import {
  type CardPart,
  type StampCard,
  useRemoveCardImage,
  useSaveStampCard,
  useSetCardImage,
  useStampCardActs,
} from "./queries.ts";
import { type StampCardForm, stampCardOf } from "./stamp-card-form.ts";

/** The pictures of a card: its own, its stamps, its empty places, and its reward's. */
export type CardImages = Record<CardPart, ImageChoice>;

type Editing = { edits: Edits<StampCard, StampCardForm>; form: Form<StampCardForm>; images: CardImages };

export function useSaveStampCardForm({ edits, form, images }: Editing) {
  const card = edits.began();
  const { setStatus } = useStampCardActs();
  const saving = useSaveStampCard(card?.id ?? null);
  const setImage = useSetCardImage();
  const removeImage = useRemoveCardImage();
  const picture = (part: CardPart): Picture => ({
    image: images[part],
    set: (id, file, onSent) => setImage.mutateAsync({ id, part, file, onSent }),
    remove: (id) => removeImage.mutateAsync({ id, part }),
  });
  return useSavePublishable({
    kind: "STAMP_CARD",
    isNew: card === null,
    form,
    edits,
    write: (values) => saving.mutateAsync({ ...stampCardOf(values), version: edits.began()?.version }),
    pictures: [picture("card"), picture("stamp"), picture("uncollected"), picture("reward")],
    publish: (id) => setStatus.mutateAsync({ id, publishStatus: "ACTIVE" }),
    names: {
      "coupon.reward": "reward",
      "coupon.description": "rewardDescription",
      "coupon.dayValidation": "dayValidation",
    },
    list: paths.stampCards,
    own: paths.stampCard,
  });
}
