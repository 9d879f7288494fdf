import { useTranslations } from "use-intl/react";
import { MembersPage } from "../features/members/MembersPage.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/members`: those who have joined, and those invited who have not. */
export function MembersScreen() {
  useTitle(useTranslations("shell")("members"));
  return <MembersPage />;
}
