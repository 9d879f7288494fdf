import { Kbd, UnstyledButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { Wordmark } from "#packages/ui/theme/Wordmark.tsx";
import { type MenuEntry, menuGroups } from "#packages/web/backoffice/feature.ts";
import { useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { ChainSwitcher } from "./ChainSwitcher.tsx";
import { LanguagePicker } from "./LanguagePicker.tsx";
import { isSubpageOf, menuFor } from "./navigation.ts";
import classes from "./sidebar.module.css";
import { TrialLine } from "./TrialLine.tsx";
import { useCurrentInView } from "./use-current-in-view.ts";
import { useNavFacts } from "./use-nav-facts.ts";

const groupTitles = {
  top: null,
  daily: null,
  offers: null,
  club: "groupClub",
  platform: "groupPlatform",
  help: null,
} as const;

type SidebarProps = { onSearch: () => void; onNavigate?: () => void };

/** Shows the menu with icons, in groups, limited to entries that this person may use. */
export function Sidebar({ onSearch, onNavigate }: SidebarProps) {
  const shell = useTranslations("shell");
  const chain = useMaybeChain();
  const menu = menuFor(useNavFacts());
  const nav = useCurrentInView(menu.length);
  return (
    <div className={classes.sidebar}>
      <div className={classes.top}>
        <Link to={paths.today} className={classes.home} onClick={onNavigate}>
          <Wordmark label="Stammis" height={26} />
        </Link>
        {chain && <ChainSwitcher {...(onNavigate ? { onNavigate } : {})} />}
        <UnstyledButton className={classes.search} onClick={onSearch}>
          <IconSearch size={18} aria-hidden />
          <span>{shell("goAnywhere")}</span>
          <Kbd size="xs" className={classes.keys} aria-hidden>
            {/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K"}
          </Kbd>
        </UnstyledButton>
      </div>
      <nav ref={nav} className={classes.nav} aria-label={shell("mainMenu")}>
        {menuGroups.map((group) => {
          const items = menu.filter((item) => item.group === group);
          const title = groupTitles[group];
          if (items.length === 0) return null;
          return (
            <div key={group} className={classes.group}>
              {title && <p className={classes.groupTitle}>{shell(title)}</p>}
              <ul className={classes.list}>
                {items.map((item) => (
                  <MenuLink key={item.to} entry={item} onNavigate={onNavigate} />
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <div className={classes.foot}>
        <TrialLine />
        <div className={classes.me}>
          <AccountMenu {...(onNavigate ? { onNavigate } : {})} />
          <LanguagePicker />
        </div>
      </div>
    </div>
  );
}

/** Most entries are marked as current by their address alone. */
const useByAddress = () => undefined;

type MenuLinkProps = { entry: MenuEntry; onNavigate: (() => void) | undefined };

function MenuLink({ entry, onNavigate }: MenuLinkProps) {
  const phrases = useTranslations();
  const { pathname } = useLocation();
  const { to, label, icon: Icon, badge: Badge, useIsMarked = useByAddress } = entry;
  const isMarked = useIsMarked();
  return (
    <li>
      <Link
        to={to}
        className={classes.link}
        activeOptions={{ exact: to === paths.today || isMarked === false, includeSearch: false }}
        {...((isMarked || isSubpageOf(entry, pathname)) && { "aria-current": "page" })}
        onClick={onNavigate}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        <span>{phrases(label)}</span>
        {Badge && (
          <Suspense>
            <Badge />
          </Suspense>
        )}
      </Link>
    </li>
  );
}
