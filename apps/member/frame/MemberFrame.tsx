import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNews } from "#features/loyalty/home/member/use-news.ts";
import { ShowCardContext, useCard, useLogo } from "#features/members/wallet/member/card/use-card.ts";
import { MemberCard } from "#packages/ui/cards/MemberCard.tsx";
import { BottomBar } from "#packages/ui/page/BottomBar.tsx";
import { MemberShell } from "#packages/ui/page/MemberShell.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { type Home, useHome } from "#packages/web/member/club/home.ts";
import { useProfileLanguage } from "#packages/web/member/language/use-language-choice.ts";
import { useDrawerRoom } from "#packages/web/member/phone/use-room.ts";
import { useSession } from "#packages/web/member/session/session.ts";
import { loadTheme, Themed } from "#packages/web/member/shell/Themed.tsx";
import { CookiePopup } from "./CookiePopup.tsx";
import { Logo } from "./Logo.tsx";
import { useBarItems, useMenuWay } from "./navigation.tsx";
import { ScreenOutlet } from "./ScreenOutlet.tsx";

const loadCardOut = () => import("#features/loyalty/home/member/CardOut.tsx");
const CardOut = lazy(async () => ({ default: (await loadCardOut()).CardOut }));

const CardsFilled = lazy(async () => ({
  default: (await import("#features/loyalty/home/member/CardsFilled.tsx")).CardsFilled,
}));

const Drawer = lazy(async () => ({ default: (await import("./Drawer.tsx")).Drawer }));

/** The time at which this page was opened. Changes in older data are not announced to the member. */
const openedAt = Date.now();

/** Frames every page of a member: logo, drawer or bottom bar, and the card within reach. Spec §2 "Shell". */
export function MemberFrame() {
  const shell = useTranslations("shell");
  const { data: home, dataUpdatedAt } = useHome();
  const hasRoom = useDrawerRoom();
  const [isCardOut, setCardOut] = useState(false);
  const [wasCardOut, setWasCardOut] = useState(false);
  const [news, forgetNews] = useNews(dataUpdatedAt >= openedAt ? home : undefined, isCardOut);
  useEarlyDialog();
  useListening();
  useProfileLanguage(home?.profile.language);
  const show = () => {
    setCardOut(true);
    setWasCardOut(true);
  };
  const putAway = () => {
    setCardOut(false);
    forgetNews();
  };
  return (
    <ShowCardContext value={show}>
      <MemberShell
        skipLabel={shell("skipToContent")}
        notice={<CookiePopup />}
        header={home ? <MemberHeader home={home} /> : <span />}
        drawer={
          hasRoom && (
            <Suspense>
              <Drawer />
            </Suspense>
          )
        }
        strip={home && <CardStrip home={home} onShow={show} />}
        bar={<PhoneBar />}
      >
        <ScreenOutlet />
      </MemberShell>
      {home && wasCardOut && (
        <Themed>
          <CardOut home={home} opened={isCardOut} onClose={putAway} news={news} onNewsSeen={forgetNews} />
        </Themed>
      )}
      {home && news && !isCardOut && (
        <Themed>
          <CardsFilled home={home} news={news} onClose={forgetNews} />
        </Themed>
      )}
    </ShowCardContext>
  );
}

function PhoneBar() {
  const shell = useTranslations("shell");
  return <BottomBar label={shell("mainMenu")} items={useBarItems()} navigate={useMenuWay()} />;
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

/** Listens for the till's events from the first paint on, without delaying it. */
function useListening() {
  const token = useSession()?.token;
  useEffect(() => {
    if (!token) return;
    let isHere = true;
    let stop: (() => void) | undefined;
    import("#packages/web/member/session/listen.ts").then(
      ({ listen }) => {
        if (isHere) stop = listen();
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [token]);
}

/** Milliseconds after which loading the dialog's code does not delay the page. */
const quietMs = 1500;

/** Loads the dialog's code early, then all remaining code, because the counter may have no network. */
function useEarlyDialog() {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all([loadCardOut(), loadTheme()])
        .then(() => import("#packages/web/member/worker/service-worker.ts"))
        .then(({ startServiceWorker }) => startServiceWorker())
        .catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, []);
}
