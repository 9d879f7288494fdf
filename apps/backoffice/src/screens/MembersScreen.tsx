import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { InvitedList } from "../features/members/InvitedList.tsx";
import { MemberList } from "../features/members/MemberList.tsx";
import type { Look } from "../features/members/MembersPage.tsx";
import { memberSorts } from "../features/members/queries.ts";
import { withoutEmpty } from "../lib/list-search.ts";
import { paths } from "../paths.ts";
import { useTitle } from "../shell/use-title.ts";

/** `/members`: those who have joined, and those invited who have not. */
export function MembersScreen() {
  const navigate = useNavigate();
  const shell = useTranslations("shell");
  const { q = "", sort: asked, show } = useSearch({ from: "/office/members" });
  useTitle(shell("members"));
  const look: Look = (next) =>
    void navigate({ to: paths.members, search: withoutEmpty({ q, sort: asked, show, ...next }), replace: true });
  const sort = asked && memberSorts.includes(asked.replace(/^-/, "")) ? asked : "registered";
  return show ? <InvitedList q={q} look={look} /> : <MemberList q={q} sort={sort} look={look} />;
}
