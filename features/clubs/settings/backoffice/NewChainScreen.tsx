import { useTranslations } from "use-intl/react";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { NewClubForm } from "./NewClubForm.tsx";

/** Creates another club of the same company. */
export function NewChainScreen() {
  const words = useTranslations("settings");
  useTitle(words("newTitle"));
  return <NewClubForm />;
}
