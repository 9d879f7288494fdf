import { Button } from "@mantine/core";
import type { Language } from "@stammis/domain/clubs/languages";
import { UnsavedGuard } from "@stammis/shell/UnsavedGuard.tsx";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useLanguageName } from "../../lib/language-name.ts";
import { useNotices } from "../../lib/notices.ts";
import { useCan, useChain } from "../../lib/session.ts";
import { EditorPage } from "../../shell/EditorPage.tsx";
import { LanguageTabs, TabNote } from "../../shell/LanguageTabs.tsx";
import { DraftState } from "./DraftState.tsx";
import { PublishBar } from "./PublishBar.tsx";
import {
  type Terms,
  type TermsKind,
  type TermsState,
  type TermsTexts,
  usePublishTerms,
  useSendDraft,
} from "./queries.ts";
import { TermsFields } from "./TermsFields.tsx";
import { TermsPreview } from "./TermsPreview.tsx";
import classes from "./terms.module.css";
import { isEmpty, sameTexts, shownLanguage, unfinishedLanguage } from "./texts.ts";
import { useAutosave } from "./use-autosave.ts";
import { Versions } from "./Versions.tsx";

type TermsEditorProps = { kind: TermsKind; state: TermsState };

/** A text of the club in its languages: written as a draft that saves itself, published as a version. */
export function TermsEditor({ kind, state }: TermsEditorProps) {
  const t = useTranslations("terms");
  const own = useChain().language;
  const mayChange = useCan("manageClub");
  const [language, setLanguage] = useState<Language>(own);
  const { texts, change, changed, draft, publish, publishing } = useDraft(kind, state);
  const changeText = (edit: (terms: Terms) => Terms) => change((now) => ({ ...now, [language]: edit(now[language]) }));
  const shown = shownLanguage(texts, language, own);
  const version = state.published?.version ?? 0;
  return (
    <EditorPage
      title={t(`titles.${kind}`)}
      description={mayChange ? t(`leads.${kind}`) : t("readOnly")}
      actions={
        mayChange && (
          <DraftState
            state={draft.state}
            published={version > 0}
            changed={changed}
            onRetry={() => void draft.flush()}
          />
        )
      }
      preview={<TermsPreview terms={texts[shown]} language={shown} />}
      previewTitle={t("preview")}
      bar={
        mayChange && (
          <PublishBar
            version={version}
            changed={changed}
            unfinished={unfinishedLanguage(texts, own)}
            busy={publishing}
            onPublish={publish}
          />
        )
      }
    >
      <UnsavedGuard when={draft.state === "failed"} />
      <LanguageTabs
        label={t("languages")}
        value={language}
        onChange={setLanguage}
        noteOf={(each) =>
          each === own ? (
            <TabNote>{t("clubLanguage")}</TabNote>
          ) : (
            isEmpty(texts[each]) && <TabNote>{t("emptyLanguage")}</TabNote>
          )
        }
      />
      {mayChange && shown !== language && (
        <Empty own={own} onCopy={() => change((now) => ({ ...now, [language]: now[own] }))} />
      )}
      {mayChange && <TermsFields key={language} terms={texts[language]} onChange={changeText} />}
      <Versions versions={state.versions} />
    </EditorPage>
  );
}

/** A language without a text: what members see instead, and a start. */
function Empty({ own, onCopy }: { own: Language; onCopy: () => void }) {
  const t = useTranslations("terms");
  const language = useLanguageName()(own);
  return (
    <div className={classes.empty}>
      <p>{t("fallsBack", { language })}</p>
      <Button type="button" variant="light" onClick={onCopy}>
        {t("copyFrom", { language })}
      </Button>
    </div>
  );
}

function useDraft(kind: TermsKind, state: TermsState) {
  const t = useTranslations("terms");
  const notices = useNotices();
  const draft = useAutosave<TermsTexts>(useSendDraft(kind));
  const publication = usePublishTerms(kind);
  const [texts, setTexts] = useState(state.texts);
  // What is published, where it is known: the server says only whether its text differs.
  const [published, setPublished] = useState(state.changed ? null : state.texts);
  const newest = useRef(texts);
  const change = (edit: (texts: TermsTexts) => TermsTexts) => {
    newest.current = edit(newest.current);
    setTexts(newest.current);
    draft.change(newest.current);
  };
  const publish = async () => {
    try {
      await draft.settle();
      const { version } = await publication.mutateAsync(texts);
      setPublished(texts);
      notices.done(t("published", { version: String(version) }));
    } catch (error) {
      draft.change(texts);
      notices.failed(error, t("publishFailed"));
    }
  };
  const changed = published === null || !sameTexts(texts, published);
  return { texts, change, changed, draft, publish, publishing: publication.isPending };
}
