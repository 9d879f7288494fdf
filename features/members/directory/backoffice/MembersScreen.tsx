import { useTranslations } from "use-intl/react";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { MembersPage } from "./MembersPage.tsx";

/** `/members`: the list of members who have joined, and the list of invitations. */
export function MembersScreen() {
  useTitle(useTranslations("directory")("menu"));
  return <MembersPage />;
}
