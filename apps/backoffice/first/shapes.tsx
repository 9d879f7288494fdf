import "#packages/ui/theme/plain-type.css";
import "./shapes.css";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { paths } from "#features/office-paths.ts";
import { defaultLanguage } from "#packages/domain/translations/languages.ts";
import { CookieNotice } from "#packages/ui/page/CookieNotice.tsx";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import line from "../frame/cookie-line.module.css";
import { OpenPage } from "../frame/OpenPage.tsx";
import { first } from "../i18n/first.sv.ts";

const t = createTranslator({ locale: defaultLanguage, messages: first });

/** Renders the beginning of a page without inline styles, which the Content-Security-Policy forbids. */
const drawn = (card: ReactNode) =>
  renderToStaticMarkup(<OpenPage notice={<Notice />}>{card}</OpenPage>).replaceAll(/ style="[^"]*"/g, "");

function Notice() {
  return (
    <div className={line.line}>
      <CookieNotice
        label=""
        acceptLabel={t("cookies.accept")}
        dontShowAgainLabel={t("cookies.dontShowAgain")}
        onClose={() => undefined}
      >
        {t.rich("cookies.text", { policy: (chunks) => <a href={paths.platformPrivacy}>{chunks}</a> })}
      </CookieNotice>
    </div>
  );
}

/** The beginning of each first page in the default language, by its path, for the server. */
export const shapes = {
  [paths.login]: drawn(
    <OpenCard title={t("sessions.title")} lead={t("sessions.lead")}>
      {null}
    </OpenCard>,
  ),
  [paths.onboarding]: drawn(
    <OpenCard title={t("onboarding.title")} lead={t("onboarding.lead")} size="wide">
      {null}
    </OpenCard>,
  ),
};
