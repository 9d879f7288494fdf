import {
  IconChevronRight,
  IconDevices,
  IconFileText,
  IconIdBadge2,
  IconLock,
  IconLogout,
  IconMailHeart,
  IconShieldLock,
  IconUser,
} from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { LanguageSelector } from "#packages/web/member/language/LanguageSelector.tsx";
import { endSession } from "#packages/web/member/session/session.ts";
import classes from "#packages/web/member/shell/menu.module.css";

const icon = { size: 22, stroke: 1.75, "aria-hidden": true } as const;
const further = <IconChevronRight size={20} aria-hidden className={classes.further} />;

/** `/consumer/account`: the menu of the member's own pages. Spec §2. */
export function AccountScreen() {
  const shell = useTranslations("shell");
  const login = useTranslations("sessions");
  const words = useTranslations("words");
  const own = useTranslations("settings");
  const navigate = useNavigate();
  const items = [
    { to: paths.profile, label: shell("editProfile"), Icon: IconUser },
    { to: paths.passwordChange, label: login("changeTitle"), Icon: IconLock },
    { to: paths.consents, label: own("consents"), Icon: IconMailHeart },
    { to: paths.devices, label: own("devices"), Icon: IconDevices },
    { to: paths.membershipTerms, label: shell("membershipConditions"), Icon: IconFileText },
    { to: paths.membership, label: shell("manageMembership"), Icon: IconIdBadge2 },
    { to: paths.privacyPolicy, label: shell("privacyPolicy"), Icon: IconShieldLock },
  ] as const;
  const logOut = () => void endSession().then(() => navigate({ to: paths.login }));
  return (
    <PlainPage title={shell("account")}>
      <ul className={classes.menu}>
        {items.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={classes.item}>
              <Icon {...icon} />
              {label}
              {further}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={classes.item} onClick={logOut}>
            <IconLogout {...icon} />
            {words("signOut")}
          </button>
        </li>
      </ul>
      <div className={classes.foot}>
        <LanguageSelector />
      </div>
    </PlainPage>
  );
}
