import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { DifferenceDialog } from "#packages/web/backoffice/edits/DifferenceDialog.tsx";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { useLanguageName } from "#packages/web/backoffice/language/language-name.ts";
import { useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { LanguageTabs, TabNote } from "#packages/web/backoffice/translations/LanguageTabs.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { Coming } from "./Coming.tsx";
import { DraftState } from "./DraftState.tsx";
import { PublishBar } from "./PublishBar.tsx";
import type { Terms, TermsKind, TermsState } from "./queries.ts";
import { TermsFields } from "./TermsFields.tsx";
import { TermsPreview } from "./TermsPreview.tsx";
import classes from "./terms.module.css";
import { isEmpty, shownLanguage, tooLongLanguage, unfinishedLanguage } from "./texts.ts";
import { useDraft } from "./use-draft.ts";
import { useTextFields } from "./use-text-fields.ts";
import { Versions } from "./Versions.tsx";

type TermsEditorProps = { kind: TermsKind; state: TermsState };

/** The editor of a text in all languages: a draft that saves itself, published as a version. */
export function TermsEditor({ kind, state }: TermsEditorProps) {
  const t = useTranslations("terms");
  const own = useChain().language;
  const mayChange = useCan("manageClub");
  const [language, setLanguage] = useState<Language>(own);
  const { texts, change, changed, draft, publish, publishing, forgetPublished, merging } = useDraft(kind, state);
  const changeText = (edit: (terms: Terms) => Terms) => change((now) => ({ ...now, [language]: edit(now[language]) }));
  const previewLanguage = shownLanguage(texts, language, own);
  return (
    <EditorPage
      title={t(`titles.${kind}`)}
      description={mayChange ? t(`leads.${kind}`) : t("readOnly")}
      actions={
        mayChange && (
          <DraftState
            state={draft.state}
            published={state.published !== null}
            changed={changed}
            onRetry={() => void draft.flush()}
          />
        )
      }
      preview={<TermsPreview terms={texts[previewLanguage]} language={previewLanguage} />}
      previewTitle={t("preview")}
      bar={
        mayChange && (
          <PublishBar
            state={state}
            changed={changed}
            unfinished={unfinishedLanguage(texts, own)}
            tooLong={tooLongLanguage(texts)}
            busy={publishing}
            onPublish={publish}
          />
        )
      }
    >
      <UnsavedGuard when={draft.state === "failed"} />
      <DifferenceDialog {...merging} fields={useTextFields(merging.difference?.fields ?? {})} savesItself />
      <Coming kind={kind} state={state} mayChange={mayChange} onTakenBack={forgetPublished} />
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
      {mayChange && previewLanguage !== language && (
        <Empty own={own} onCopy={() => change((now) => ({ ...now, [language]: now[own] }))} />
      )}
      {mayChange && <TermsFields key={language} terms={texts[language]} onChange={changeText} />}
      <Versions kind={kind} versions={state.versions} />
    </EditorPage>
  );
}

/** Shown for a language without a text: the text that members see instead, and a button to start. */
function Empty({ own, onCopy }: { own: Language; onCopy: () => void }) {
  const t = useTranslations("terms");
  const language = useLanguageName()(own);
  return (
    <div className={classes.note}>
      <p>{t("fallsBack", { language })}</p>
      <Button type="button" variant="light" onClick={onCopy}>
        {t("copyFrom", { language })}
      </Button>
    </div>
  );
}
