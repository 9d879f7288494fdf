import { useTranslations } from "use-intl/react";
import { NewClubForm } from "#features/clubs/settings/backoffice/NewClubForm.tsx";
import { useTitle } from "#packages/web/backoffice/shell/use-title.ts";

/** Another club of the same company. */
export function NewChainScreen() {
  const words = useTranslations("settings");
  useTitle(words("newTitle"));
  return <NewClubForm />;
}
