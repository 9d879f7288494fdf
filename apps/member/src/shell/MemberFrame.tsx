import { BottomBar } from "@stammis/ui/BottomBar.tsx";
import { MemberCard } from "@stammis/ui/MemberCard.tsx";
import { MemberShell } from "@stammis/ui/MemberShell.tsx";
import { SideNav } from "@stammis/ui/SideNav.tsx";
import { Outlet } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { type Home, useHome } from "../features/home/queries.ts";
import { ShowCardContext, useCard, useLogo } from "../features/home/use-card.ts";
import { useEarnedNotice } from "../features/home/use-earned-notice.ts";
import { useChain } from "../lib/chain.ts";
import { endSession } from "../lib/session.ts";
import { shownLanguage } from "../lib/shown-language.ts";
import { useGo } from "../lib/use-go.ts";
import { paths } from "../paths.ts";
import { LanguageSelector } from "./LanguageSelector.tsx";
import { Logo } from "./Logo.tsx";
import { useNavigation } from "./navigation.tsx";

const loadDialog = () => import("@stammis/ui/CardDialog.tsx");
const CardDialog = lazy(async () => ({ default: (await loadDialog()).CardDialog }));

/** Around every page of a member: logo, drawer or bottom bar, and the card within reach. Spec §2 "Shell". */
export function MemberFrame() {
  const shell = useTranslations("shell");
  const home = useHome().data;
  const menu = useMenu();
  const [isCardOut, setCardOut] = useState(false);
  useEarnedNotice(home);
  const language = home?.profile.language;
  useEffect(() => {
    if (language) shownLanguage.choose(language);
  }, [language]);
  const show = () => setCardOut(true);
  return (
    <ShowCardContext value={show}>
      <MemberShell
        skipLabel={shell("skipToContent")}
        header={home ? <MemberHeader home={home} /> : <span />}
        drawer={menu.drawer}
        strip={home && <CardStrip home={home} onShow={show} />}
        bar={menu.bar}
      >
        <Outlet />
      </MemberShell>
      {home && <CardOut home={home} opened={isCardOut} onClose={() => setCardOut(false)} />}
    </ShowCardContext>
  );
}

function useMenu(): { drawer: ReactNode; bar: ReactNode } {
  const shell = useTranslations("shell");
  const { commercialName } = useChain();
  const { bar, drawer } = useNavigation();
  const go = useGo();
  const navigate = (href: string) => {
    if (href !== paths.login) return go(href);
    void endSession().then(() => go(paths.login));
  };
  return {
    bar: <BottomBar label={shell("mainMenu")} items={bar} navigate={navigate} />,
    drawer: (
      <SideNav
        label={shell("mainMenu")}
        groups={[{ label: commercialName, items: drawer }]}
        navigate={navigate}
        foot={<LanguageSelector />}
        openLabel={shell("openMenu")}
        closeLabel={shell("closeMenu")}
        fold={false}
      />
    ),
  };
}

function MemberHeader({ home }: { home: Home }) {
  const chain = useChain();
  return <Logo name={home.homeLocation?.name ?? chain.commercialName} url={useLogo(home)} />;
}

function CardStrip({ home, onShow }: { home: Home; onShow: () => void }) {
  const shell = useTranslations("shell");
  const { points: _, ...card } = useCard(home);
  return (
    <MemberCard variant="strip" title={shell("membershipCard")} showLabel={shell("getOut")} onShow={onShow} {...card} />
  );
}

type CardOutProps = { home: Home; opened: boolean; onClose: () => void };

/** Milliseconds after which there is surely time to fetch the dialog's code. */
const quietMs = 1500;

/** The card held out to the till; its code is fetched early, for there may be no network at the counter. */
function CardOut({ home, opened, onClose }: CardOutProps) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const card = useCard(home);
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      <CardDialog
        opened={opened}
        onClose={onClose}
        title={shell("membershipCard")}
        closeLabel={words("close")}
        {...card}
      />
    </Suspense>
  );
}
