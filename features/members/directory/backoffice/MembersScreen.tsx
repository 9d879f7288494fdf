import { useTranslations } from "use-intl/react";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { MembersPage } from "./MembersPage.tsx";

/** `/members`: those who have joined, and those invited who have not. */
export function MembersScreen() {
  useTitle(useTranslations("directory")("menu"));
  return <MembersPage />;
}
