import { Outlet } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { DeviceStrip } from "#features/clubs/settings/backoffice/sandbox/DeviceStrip.tsx";
import { languages } from "#packages/domain/translations/languages.ts";
import { LanguageSelect } from "#packages/ui/page/LanguageSelect.tsx";
import { useLanguageChoice } from "#packages/web/backoffice/language/use-language-choice.ts";
import { CookieLine } from "./CookieLine.tsx";
import { OpenPage } from "./OpenPage.tsx";
import { StorageGate } from "./StorageGate.tsx";

/** Frames the pages that need no session: sign-up and password reset. */
export function OpenFrame() {
  return (
    <>
      <StorageGate otherwise={<DeviceStrip />} />
      <OpenPage languages={<Languages />} notice={<CookieLine />}>
        <Outlet />
      </OpenPage>
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
