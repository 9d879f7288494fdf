import { Outlet } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { DeviceStrip } from "#features/clubs/settings/backoffice/sandbox/DeviceStrip.tsx";
import { paths } from "#features/office-paths.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { LanguageSelect } from "#packages/ui/page/LanguageSelect.tsx";
import { Wordmark } from "#packages/ui/theme/Wordmark.tsx";
import { useLanguageChoice } from "#packages/web/backoffice/language/use-language-choice.ts";
import { CookieLine } from "./CookieLine.tsx";
import classes from "./open-frame.module.css";
import { StorageGate } from "./StorageGate.tsx";

/** Frames the pages that need no session: sign-up and password reset. */
export function OpenFrame() {
  return (
    <>
      <StorageGate otherwise={<DeviceStrip />} />
      <div className={classes.frame}>
        <header className={classes.header}>
          {/* Reloads the page, because the server sends the front page without the app. */}
          <a href={paths.today} className={classes.home}>
            <Wordmark label="Stammis" height={32} />
          </a>
          <Languages />
        </header>
        <main className={classes.main}>
          <CookieLine />
          <Outlet />
        </main>
      </div>
    </>
  );
}

function Languages() {
  const words = useTranslations("words");
  const { language, choose } = useLanguageChoice();
  return (
    <LanguageSelect
      label={words("language")}
      languages={languages}
      nameOf={(each) => words(`languages.${each}`)}
      value={language}
      onChoose={choose}
    />
  );
}
