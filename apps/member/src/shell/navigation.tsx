import type { NavItem } from "@stammis/ui/BottomBar.tsx";
import {
  IconBuildingStore,
  IconCoins,
  IconFileText,
  IconHome,
  IconLogout,
  IconReceipt,
  IconShieldLock,
  IconUser,
  IconUserCircle,
} from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useChain } from "../lib/chain.ts";
import { paths } from "../paths.ts";

const icon = { size: 24, stroke: 1.75, "aria-hidden": true } as const;

/** What belongs under Account on a phone, where the account menu leads to it. */
const ofAccount: string[] = [
  paths.account,
  paths.profile,
  paths.membership,
  paths.membershipTerms,
  paths.privacyPolicy,
];

/** The phone's bar and the desktop's drawer. Purchases are called Points while the club gives them. Spec §2 "Shell". */
export function useNavigation(): { bar: NavItem[]; drawer: NavItem[] } {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { clubPointActive } = useChain();
  const pathname = useLocation().pathname.replace(/(.)\/$/, "$1");
  const isAt = (path: string) => (path === paths.home ? pathname === path : `${pathname}/`.startsWith(`${path}/`));
  const item = (href: string, label: string, Icon: typeof IconHome): NavItem => ({
    href,
    label,
    icon: <Icon {...icon} />,
    current: isAt(href),
  });
  const places = [
    item(paths.home, shell("home"), IconHome),
    clubPointActive
      ? item(paths.purchases, shell("points"), IconCoins)
      : item(paths.purchases, shell("purchases"), IconReceipt),
    item(paths.contact, shell("contact"), IconBuildingStore),
  ];
  const account = item(paths.account, shell("account"), IconUserCircle);
  return {
    bar: [...places, { ...account, current: ofAccount.some(isAt) }],
    drawer: [
      ...places,
      item(paths.profile, shell("editProfile"), IconUser),
      item(paths.membershipTerms, shell("membershipConditions"), IconFileText),
      item(paths.privacyPolicy, shell("privacyPolicy"), IconShieldLock),
      item(paths.login, words("signOut"), IconLogout),
    ],
  };
}
