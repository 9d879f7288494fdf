import { IconBuildingStore, IconCoins, IconHome, IconReceipt, IconUserCircle } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import type { NavItem } from "#packages/ui/page/BottomBar.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { endSession } from "#packages/web/member/session/session.ts";
import { useGo } from "#packages/web/use-go.ts";

const icon = { size: 24, stroke: 1.75, "aria-hidden": true } as const;

/** Pages that belong to Account on a phone, where the account menu links to them. */
const ofAccount: string[] = [
  paths.account,
  paths.profile,
  paths.passwordChange,
  paths.consents,
  paths.devices,
  paths.membership,
  paths.membershipTerms,
  paths.privacyPolicy,
];

/** Returns a function that makes a menu entry, current on its page, the pages below it, and on `also`. */
export function useNavItem() {
  const pathname = useLocation().pathname.replace(/(.)\/$/, "$1");
  const isAt = (path: string) => (path === paths.home ? pathname === path : `${pathname}/`.startsWith(`${path}/`));
  return (href: string, label: string, Icon: typeof IconHome, also: string[] = []): NavItem => ({
    href,
    label,
    icon: <Icon {...icon} />,
    current: isAt(href) || also.some(isAt),
  });
}

/** Returns the first entries of every menu. Purchases are called Points while the club gives them. Spec §2 "Shell". */
export function usePlaces(): NavItem[] {
  const shell = useTranslations("shell");
  const { clubPointActive } = useChain();
  const item = useNavItem();
  return [
    item(paths.home, shell("home"), IconHome),
    clubPointActive
      ? item(paths.purchases, shell("points"), IconCoins, [paths.pointsAccount])
      : item(paths.purchases, shell("purchases"), IconReceipt, [paths.pointsAccount]),
    item(paths.contact, shell("contact"), IconBuildingStore),
  ];
}

/** Returns the entries of the phone's bottom bar. */
export function useBarItems(): NavItem[] {
  const shell = useTranslations("shell");
  const item = useNavItem();
  return [...usePlaces(), item(paths.account, shell("account"), IconUserCircle, ofAccount)];
}

/** Returns a function that follows a menu entry; the entry to the login ends the session first. */
export function useMenuWay(): (href: string) => void {
  const go = useGo();
  return (href) => {
    if (href !== paths.login) return go(href);
    void endSession().then(() => go(paths.login));
  };
}
