import { useTranslations } from "use-intl/react";
import { MembersPage } from "#features/members/directory/backoffice/MembersPage.tsx";
import { useTitle } from "#packages/web/backoffice/shell/use-title.ts";

/** `/members`: those who have joined, and those invited who have not. */
export function MembersScreen() {
  useTitle(useTranslations("shell")("members"));
  return <MembersPage />;
}
