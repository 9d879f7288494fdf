import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { LanguageTabs, TabNote } from "#packages/web/backoffice/translations/LanguageTabs.tsx";
import type { TermsKind, TermsVersion } from "./queries.ts";
import { TermsPreview } from "./TermsPreview.tsx";
import { isEmpty, shownLanguage } from "./texts.ts";
import { VersionState } from "./VersionState.tsx";

/** A version as members accepted it, in each of its languages; read-only. */
export function VersionPage({ kind, read }: { kind: TermsKind; read: TermsVersion }) {
  const t = useTranslations("terms");
  const own = useChain().language;
  const { moment } = useDates();
  const [language, setLanguage] = useState<Language>(own);
  const { texts, version } = read;
  const previewLanguage = shownLanguage(texts, language, own);
  const title = t("versionOf", { text: t(`titles.${kind}`), version: String(version) });
  useTitle(title);
  return (
    <PlainPage
      title={title}
      description={t("publishedAt", { when: moment(read.publishedAt) })}
      above={
        <BackLink to={kind === "privacy" ? paths.privacyPolicy : paths.membershipTerms} label={t(`titles.${kind}`)} />
      }
      actions={<VersionState state={read.state} appliesOn={read.appliesOn} />}
    >
      <LanguageTabs
        label={t("languages")}
        value={language}
        onChange={setLanguage}
        noteOf={(each) => isEmpty(texts[each]) && <TabNote>{t("emptyLanguage")}</TabNote>}
      >
        <TermsPreview terms={texts[previewLanguage]} language={previewLanguage} />
      </LanguageTabs>
    </PlainPage>
  );
}
