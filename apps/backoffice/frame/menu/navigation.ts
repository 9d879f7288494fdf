import { paths } from "#features/office-paths.ts";
import type { PlainPath } from "#packages/contract/paths.ts";
import { type StaffRole, staffRoleRules } from "#packages/domain/access/roles.ts";
import type { MenuEntry } from "#packages/web/backoffice/feature.ts";
import { can } from "#packages/web/backoffice/session/acts.ts";
import { menuEntries, subpages } from "../../declared.ts";

/** Returns whether a path is a page's own or below it; only `/` itself belongs to today. */
export const isUnder = (pathname: string, to: string): boolean =>
  to === paths.today ? pathname === to : `${pathname}/`.startsWith(`${to}/`);

/** Returns whether a page belongs to an entry although its address does not begin like the entry's. */
export const isSubpageOf = ({ to }: MenuEntry, pathname: string): boolean =>
  subpages.some((each) => each.of === to && isUnder(pathname, each.to));

/** The facts that decide the menu: the role, an open chain, access to the outbox, and an own company. */
export type NavFacts = { role: StaffRole; hasChain: boolean; outboxOpen: boolean; hasCompany: boolean };

function isFor(entry: MenuEntry, { role, hasChain, outboxOpen, hasCompany }: NavFacts): boolean {
  if (entry.for === "anybody") return true;
  if (entry.for === "outbox") return outboxOpen;
  if (entry.for === "company") return hasCompany;
  if (entry.for === "administer") return can(role, entry.for);
  if (!hasChain) return entry.withoutClub === "seen" && role === "ROLE_MERCHANT";
  return entry.for === "everyone" || can(role, entry.for);
}

/** Returns the menu entries that this person may use now. */
export function menuFor(facts: NavFacts): MenuEntry[] {
  return menuEntries.filter((entry) => isFor(entry, facts));
}

/** The menu entries of the phone's bottom bar in display order, with the page that each opens. */
const phoneBar = [
  { to: paths.today, opens: paths.today, word: "today" },
  { to: paths.approvals, opens: paths.approvals, word: "approvals" },
  { to: paths.members, opens: paths.members, word: "member" },
  { to: paths.sendouts, opens: paths.newSendout, word: "message" },
] as const;

/** Returns the bottom bar's entries among those that this person may use now, without a club none. */
export function barEntries(facts: NavFacts): ((typeof phoneBar)[number] & { entry: MenuEntry })[] {
  if (!facts.hasChain) return [];
  const menu = menuFor(facts);
  return phoneBar.flatMap((item) => {
    const entry = menu.find(({ to }) => to === item.to);
    return entry ? [{ ...item, entry }] : [];
  });
}

/** Returns the start page: the till for a cashier, the overview for an admin, today for other roles. */
export function startPath({ role, hasChain }: Pick<NavFacts, "role" | "hasChain">): PlainPath {
  const starts = { OVERVIEW: hasChain ? paths.today : paths.overview, TODAY: paths.today, TILL: paths.till };
  return starts[staffRoleRules[role].startsAt];
}

/** Returns whether a page may be opened by address. Uses the menu's rule, so that no link leads to a refusal. */
export function mayOpen(pathname: string, facts: NavFacts): boolean {
  const entry = menuEntries.find((each) => isUnder(pathname, each.to) || isSubpageOf(each, pathname));
  if (!entry || entry.for === "outbox") return true;
  if (entry.withoutClub === "opened" && !facts.hasChain) return facts.role === "ROLE_MERCHANT";
  return isFor(entry, facts);
}
