import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import { chooseTheirs, type MergedEdits, mergeEdits } from "#packages/domain/merge-edits.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import type { ShownDifference } from "#packages/web/backoffice/edits/DifferenceDialog.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import type { Publishing } from "./PublishDialog.tsx";
import {
  type BegunTexts,
  type TermsKind,
  type TermsState,
  type TermsTexts,
  usePublishTerms,
  useSendDraft,
} from "./queries.ts";
import { sameTexts } from "./texts.ts";
import { type SideBySide, sideBySide, type TextsForm, textsOf } from "./texts-form.ts";
import { useAutosave } from "./use-autosave.ts";

/** A text in the editor: saved as a draft while typing, published as a version, merged with concurrent edits. */
export function useDraft(kind: TermsKind, state: TermsState) {
  const t = useTranslations("terms");
  const notices = useNotices();
  const { full } = useDates();
  const today = useToday();
  const send = useSendDraft(kind);
  const publication = usePublishTerms(kind);
  const [texts, setTexts] = useState(state.texts);
  // The published text, if known: the server only reports whether it differs.
  const [published, setPublished] = useState(state.changed ? null : state.texts);
  const newest = useRef(texts);
  const base = useRef<BegunTexts>({ texts: state.texts, version: state.version });
  const [difference, setDifference] = useState<
    (MergedEdits<TextsForm> & ShownDifference<TextsForm> & Pick<SideBySide, "fields"> & { present: BegunTexts }) | null
  >(null);
  const isOvertaken = (error: unknown): boolean => {
    const changed = error instanceof ApiError ? error.problem?.changed : undefined;
    if (!changed) return false;
    const { by, at } = changed;
    const present = changed.present as BegunTexts;
    const {
      base: began,
      mine,
      theirs: otherSide,
      fields,
    } = sideBySide(base.current.texts, newest.current, present.texts);
    setDifference({ ...mergeEdits(began, mine, otherSide), by, at, present, fields });
    return true;
  };
  const draft = useAutosave<TermsTexts>(async (sent) => {
    try {
      base.current = { texts: sent, ...(await send({ texts: sent, version: base.current.version })) };
    } catch (error) {
      isOvertaken(error);
      throw error;
    }
  });
  const write = (next: TermsTexts) => {
    newest.current = next;
    setTexts(next);
    draft.change(next);
  };
  const settle = (chosen: readonly (keyof TextsForm)[]) => {
    if (!difference) return;
    base.current = difference.present;
    setDifference(null);
    write(textsOf(chooseTheirs(difference, chosen), difference.fields));
  };
  const publish = async ({ appliesOn: requestedDay, asksAgain }: Publishing) => {
    try {
      await draft.settle();
      const begun = { texts, version: base.current.version };
      const made = await publication.mutateAsync({
        ...begun,
        asksAgain,
        ...(requestedDay && { appliesOn: requestedDay }),
      });
      const { version, appliesOn, draftVersion } = made;
      base.current = { texts, version: draftVersion };
      setPublished(texts);
      const isComing = appliesOn > today.toString();
      const values = { version: String(version), day: full(appliesOn) };
      notices.done(isComing ? t("publishedFrom", values) : t("published", values));
    } catch (error) {
      if (isOvertaken(error)) return;
      draft.change(texts);
      notices.failed(error, t("publishFailed"));
    }
  };
  const change = (edit: (texts: TermsTexts) => TermsTexts) => write(edit(newest.current));
  const changed = published === null || !sameTexts(texts, published);
  const merging = { difference, settle, dismiss: () => setDifference(null) };
  // The version that was in force before is unknown here.
  const forgetPublished = () => setPublished(null);
  return { texts, change, changed, draft, publish, publishing: publication.isPending, forgetPublished, merging };
}
