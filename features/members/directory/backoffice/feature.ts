import { IconAddressBook } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readMemberSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.members, "MembersScreen", () => import("./MembersScreen.tsx"), readMemberSearch),
    officeScreen(pages.memberEdit, "MemberEditScreen", () => import("./MemberEditScreen.tsx")),
  ],
  menu: [
    { label: "directory.menu", to: pages.members, icon: IconAddressBook, group: "daily", order: 10, for: "readClub" },
  ],
} as const satisfies Feature;
