import { IconFileText, IconLogout, IconShieldLock, IconUser, IconUserCircle } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { SideNav } from "#packages/ui/page/SideNav.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { LanguageSelector } from "#packages/web/member/language/LanguageSelector.tsx";
import { useMenuWay, useNavItem, usePlaces } from "./navigation.tsx";

/** Pages that only the account menu links to. */
const ofMenu: string[] = [paths.passwordChange, paths.consents, paths.devices, paths.membership];

/** The menu on the left of wide screens. Spec §2 "Shell". */
export function Drawer() {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { commercialName } = useChain();
  const item = useNavItem();
  const items = [
    ...usePlaces(),
    item(paths.account, shell("account"), IconUserCircle, ofMenu),
    item(paths.profile, shell("editProfile"), IconUser),
    item(paths.membershipTerms, shell("membershipConditions"), IconFileText),
    item(paths.privacyPolicy, shell("privacyPolicy"), IconShieldLock),
    item(paths.login, words("signOut"), IconLogout),
  ];
  return (
    <SideNav
      label={shell("mainMenu")}
      groups={[{ label: commercialName, items }]}
      navigate={useMenuWay()}
      foot={<LanguageSelector />}
    />
  );
}
