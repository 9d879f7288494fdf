import { useNavigate } from "@tanstack/react-router";
import type { SyntheticEvent } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { paths } from "#features/office-paths.ts";
import type { PlainPath } from "#packages/contract/paths.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import type { Edits, Versioned } from "#packages/web/forms/use-edits.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import type { PublishableKind } from "./publishable.ts";

/** `send`: saves, and then asks before it publishes and sends. */
export type SavePublishable = (as: "draft" | "publish" | "send") => (event: SyntheticEvent) => Promise<void>;

/** A picture of the item: chosen in the form and uploaded after the texts are saved. */
export type Picture = {
  image: ImageChoice;
  set: (id: number, file: File, onSent: ImageChoice["onSent"]) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
};

type Publishable = Versioned & { id: number; name: string };

type Editing<Values extends FieldValues, Saved extends Publishable> = {
  kind: PublishableKind;
  /** Whether the item was never saved. */
  isNew: boolean;
  form: Form<Values>;
  write: (values: Values) => Promise<Saved>;
  edits: Edits<Saved, Values>;
  pictures: readonly Picture[];
  publish: (id: number) => Promise<unknown>;
  /** Asks before the saved item is published and sent. */
  askToSend?: (saved: Saved) => void;
  /** Names of fields that differ between the request and the form. */
  names?: Partial<Record<string, FieldPath<Values>>>;
  /** `list`: the address of the list. `own`: the address of the editor. */
  list: PlainPath;
  own: (typeof paths)["coupon" | "stampCard" | "campaign"];
};

/**
 * Saves the texts, then the pictures, then publishes if requested. A failure is reported; the steps completed before it
 * remain.
 */
export function useSavePublishable<Values extends FieldValues, Saved extends Publishable>(
  editing: Editing<Values, Saved>,
): SavePublishable {
  const { kind, isNew, form, edits, list, own } = editing;
  const t = useTranslations("publishing");
  const notices = useNotices();
  const problemText = useProblemText();
  const navigate = useNavigate();

  const words = (values: Values) =>
    editing.write(values).catch((error: unknown) => {
      if (!edits.isOvertaken(error) && !applyProblem(form, error, editing.names))
        notices.failed(error, t("saveFailed"));
      return null;
    });
  const upload = async ({ image, set, remove }: Picture, id: number): Promise<boolean> => {
    if (!image.changed) return true;
    try {
      await (image.file ? set(id, image.file, image.onSent) : remove(id));
      image.settle();
      return true;
    } catch (error) {
      image.setError(problemText(error));
      notices.failed(error, t("imageFailed"));
      return false;
    }
  };
  const publish = async (id: number): Promise<boolean> => {
    try {
      await editing.publish(id);
      return true;
    } catch (error) {
      notices.failed(error, t("failed"));
      return false;
    }
  };
  return (as) =>
    form.handleSubmit(async (values) => {
      const saved = await words(values);
      if (!saved) return;
      edits.saved(saved);
      const { id, name } = saved;
      const uploaded: boolean[] = [];
      for (const picture of editing.pictures) uploaded.push(await upload(picture, id));
      const isComplete = uploaded.every(Boolean) && (as !== "publish" || (await publish(id)));
      if (isComplete && as === "send" && editing.askToSend) return editing.askToSend(saved);
      if (isComplete) {
        const savedText = isNew ? t(`${kind}.created`, { name }) : t(`${kind}.saved`, { name });
        notices.done(as === "publish" ? t(`${kind}.done.ACTIVE`, { name }) : savedText);
      }
      if (isComplete && (as === "publish" || isNew)) await navigate({ to: list, ignoreBlocker: true });
      else if (isNew) await navigate({ to: own, params: { id: String(id) }, replace: true, ignoreBlocker: true });
    });
}
