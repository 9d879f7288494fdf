import {
  IconAddressBook,
  IconBuilding,
  IconBuildingBank,
  IconBuildingStore,
  IconCashRegister,
  IconCategory,
  IconChartBar,
  IconChartHistogram,
  IconChecks,
  IconCoins,
  IconFileCertificate,
  IconFileInvoice,
  IconFileText,
  IconFilter,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconMailForward,
  IconMessage2,
  IconMessageDollar,
  IconPalette,
  IconPlugConnected,
  IconQrcode,
  IconReceipt,
  IconRubberStamp,
  IconSend,
  IconShieldCheck,
  IconShieldLock,
  IconSignature,
  IconSpeakerphone,
  IconTags,
  IconTicket,
  IconUsers,
} from "@tabler/icons-react";
import type { StaffRole } from "#features/access/staff/domain/roles.ts";
import { type Act, can } from "#packages/web/backoffice/lib/acts.ts";
import type { CouponsList } from "#packages/web/backoffice/lib/use-coupons-list.ts";
import { paths } from "#packages/web/backoffice/paths.ts";

/** Who a page is for: an act of the club, everyone in a club, anybody with or without one, or something apart. */
type For = Act | "everyone" | "anybody" | "outbox" | "company";

const items = [
  { name: "today", to: paths.today, icon: IconHome, group: "top", for: "readClub" },
  { name: "members", to: paths.members, icon: IconAddressBook, group: "daily", for: "readClub" },
  { name: "purchases", to: paths.purchases, icon: IconReceipt, group: "daily", for: "readClub" },
  { name: "reports", to: paths.reports, icon: IconChartBar, group: "daily", for: "readClub" },
  { name: "attract", to: paths.attract, icon: IconQrcode, group: "daily", for: "readClub" },
  { name: "approvals", to: paths.approvals, icon: IconChecks, group: "daily", for: "readClub" },
  { name: "till", to: paths.till, icon: IconCashRegister, group: "daily", for: "everyone" },
  { name: "points", to: paths.points, icon: IconCoins, group: "offers", for: "readClub" },
  { name: "coupons", to: paths.coupons, icon: IconTicket, group: "offers", for: "readClub" },
  { name: "stampCards", to: paths.stampCards, icon: IconRubberStamp, group: "offers", for: "readClub" },
  { name: "campaigns", to: paths.campaigns, icon: IconSpeakerphone, group: "offers", for: "readClub" },
  { name: "selections", to: paths.selections, icon: IconFilter, group: "offers", for: "readClub" },
  { name: "sendouts", to: paths.sendouts, icon: IconSend, group: "offers", for: "manageClub" },
  { name: "smsAccount", to: paths.sms, icon: IconMessage2, group: "club", for: "manageClub" },
  { name: "billing", to: paths.billing, icon: IconFileInvoice, group: "club", for: "company" },
  { name: "company", to: paths.company, icon: IconBuildingBank, group: "club", for: "company" },
  { name: "club", to: paths.club, icon: IconPalette, group: "club", for: "manageClub" },
  { name: "locations", to: paths.locations, icon: IconBuildingStore, group: "club", for: "readClub" },
  { name: "users", to: paths.users, icon: IconUsers, group: "club", for: "readClub" },
  { name: "categories", to: paths.categories, icon: IconCategory, group: "club", for: "readClub" },
  { name: "membershipTerms", to: paths.membershipTerms, icon: IconFileText, group: "club", for: "readClub" },
  { name: "privacyPolicy", to: paths.privacyPolicy, icon: IconShieldLock, group: "club", for: "readClub" },
  { name: "dataProtection", to: paths.dataProtection, icon: IconShieldCheck, group: "club", for: "manageClub" },
  { name: "trail", to: paths.trail, icon: IconHistory, group: "club", for: "readClub" },
  { name: "integrations", to: paths.integrations, icon: IconPlugConnected, group: "club", for: "manageClub" },
  { name: "overview", to: paths.overview, icon: IconChartHistogram, group: "platform", for: "administer" },
  { name: "companies", to: paths.companies, icon: IconBuilding, group: "platform", for: "administer" },
  { name: "smsPrices", to: paths.smsPrices, icon: IconMessageDollar, group: "platform", for: "administer" },
  { name: "plans", to: paths.plans, icon: IconTags, group: "platform", for: "administer" },
  { name: "platformInvoices", to: paths.invoices, icon: IconFileInvoice, group: "platform", for: "administer" },
  { name: "announcements", to: paths.announcements, icon: IconSpeakerphone, group: "platform", for: "administer" },
  { name: "platformDocuments", to: paths.documents, icon: IconFileCertificate, group: "platform", for: "administer" },
  { name: "seller", to: paths.seller, icon: IconSignature, group: "platform", for: "administer" },
  { name: "outbox", to: paths.outbox, icon: IconMailForward, group: "platform", for: "outbox" },
  { name: "support", to: paths.support, icon: IconHelpCircle, group: "help", for: "anybody" },
] as const satisfies readonly { name: string; to: string; icon: unknown; group: string; for: For }[];

export type NavItem = (typeof items)[number];

/** Pages of an item that have an address of their own: they are marked, and opened, as the item is. */
const elsewhere: Partial<Record<NavItem["name"], string>> = { dataProtection: paths.incidents };

const isUnder = (pathname: string, to: string) => `${pathname}/`.startsWith(`${to}/`);

/** Whether a page is an item's own, by an address that does not begin as the item's does. */
export function isElsewhereOf({ name }: NavItem, pathname: string): boolean {
  const address = elsewhere[name];
  return address !== undefined && isUnder(pathname, address);
}

/** Whether a coupon's own page was come to by the points, where rewards stand as well: they are marked, the coupons are not. */
export const isOfPoints = (pathname: string, list: CouponsList): boolean =>
  list === paths.points && pathname.startsWith(`${paths.coupons}/`);

export const navGroups = ["top", "daily", "offers", "club", "platform", "help"] as const;

/** What decides a menu: my role, whether a chain is open to me, the outbox answers me, and the company is mine. */
export type NavFacts = { role: StaffRole; hasChain: boolean; outboxOpen: boolean; hasCompany: boolean };

function isFor(item: NavItem, { role, hasChain, outboxOpen, hasCompany }: NavFacts): boolean {
  if (item.for === "anybody") return true;
  if (item.for === "outbox") return outboxOpen;
  if (item.for === "company") return hasCompany;
  if (item.for === "administer") return can(role, item.for);
  if (!hasChain) return item.name === "today" && !can(role, "administer") && can(role, "manageClub");
  return item.for === "everyone" || can(role, item.for);
}

/** The menu: only what works for this person now. */
export function menuFor(facts: NavFacts): NavItem[] {
  return items.filter((item) => isFor(item, facts));
}

/** Where someone lands: the cashier at the till, the admin at the overview, others at today. */
export function startPath({ role, hasChain }: Pick<NavFacts, "role" | "hasChain">): NavItem["to"] {
  if (role === "ROLE_CASHIER") return paths.till;
  return role === "ROLE_ADMIN" && !hasChain ? paths.overview : paths.today;
}

/** Whether a page may be opened by address: the same rule as the menu, so that no link leads to a refusal. */
export function mayOpen(pathname: string, facts: NavFacts): boolean {
  const item = items.find((each) => {
    if (each.to === paths.today) return pathname === paths.today;
    return isUnder(pathname, each.to) || isElsewhereOf(each, pathname);
  });
  if (!item || item.for === "outbox") return true;
  if (item.name === "club" && !facts.hasChain) return facts.role === "ROLE_MERCHANT";
  return isFor(item, facts);
}
