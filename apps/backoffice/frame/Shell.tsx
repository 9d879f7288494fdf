import { Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ImpersonationStrip } from "#features/access/impersonation/backoffice/ImpersonationStrip.tsx";
import { SupportNews } from "#features/access/impersonation/backoffice/SupportNews.tsx";
import { RenewSession } from "#features/access/sessions/backoffice/RenewSession.tsx";
import { SandboxStrip } from "#features/clubs/settings/backoffice/sandbox/SandboxStrip.tsx";
import { GuideStrip } from "#features/insight/today/backoffice/GuideStrip.tsx";
import { paths } from "#features/office-paths.ts";
import { Announcements } from "#features/platform/announcements/backoffice/Announcements.tsx";
import { AskedDocuments } from "#features/platform/documents/backoffice/platform-documents/AskedDocuments.tsx";
import { ErrorState } from "#packages/ui/answer/ErrorState.tsx";
import { CardSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { AllPhrases } from "#packages/web/AllPhrases.tsx";
import { useAccountLanguage } from "#packages/web/backoffice/language/use-language-choice.ts";
import { Redirect } from "#packages/web/backoffice/page/Redirect.tsx";
import { accessQuery, leftOnPurpose, useSession } from "#packages/web/backoffice/session/session.ts";
import { FillingsProvider } from "#packages/web/backoffice/slot.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { fillings } from "../declared.ts";
import { wholeLanguage } from "../i18n/load-language.ts";
import { CookieLine } from "./CookieLine.tsx";
import { InstallHint } from "./InstallHint.tsx";
import { PhoneBar } from "./menu/PhoneBar.tsx";
import { Sidebar } from "./menu/Sidebar.tsx";
import { OpenFrame } from "./OpenFrame.tsx";
import { Palette } from "./palette/Palette.tsx";
import { ScreenGate } from "./ScreenGate.tsx";
import { StorageGate } from "./StorageGate.tsx";
import classes from "./shell.module.css";
import { TopBar } from "./TopBar.tsx";

/** Frames everything behind the sign-in. */
export function Shell() {
  return (
    <AllPhrases load={wholeLanguage}>
      <FillingsProvider value={fillings}>
        <ShellOrSignIn />
      </FillingsProvider>
    </AllPhrases>
  );
}

function ShellOrSignIn() {
  const session = useSession();
  const { pathname, href } = useLocation();
  if (session) return <SignedIn key={session.since} />;
  // Any user of the machine may open a demonstration's outbox.
  if (pathname.startsWith(paths.outbox)) return <OpenFrame />;
  return (
    <Redirect to={leftOnPurpose() || href === "/" ? paths.login : `${paths.login}?from=${encodeURIComponent(href)}`} />
  );
}

function SignedIn() {
  const words = useTranslations("words");
  const problemText = useProblemText();
  const access = useQuery(accessQuery);
  useAccountLanguage(access.data?.language);
  if (access.data) return <Frame />;
  if (access.isPending) {
    return (
      <div className={classes.waiting}>
        <CardSkeleton label={words("loading")} />
      </div>
    );
  }
  return (
    <ErrorState
      title={words("loadFailed")}
      text={problemText(access.error)}
      retryLabel={words("retry")}
      onRetry={() => void access.refetch()}
    />
  );
}

function Frame() {
  const shell = useTranslations("shell");
  const till = useTranslations("register");
  const { pathname } = useLocation();
  const [menuOpen, menu] = useDisclosure(false);
  const [paletteOpen, palette] = useDisclosure(false);
  // The till fills the screen. Once loaded it shows its own bar, and the shared bar hides.
  const focus = pathname === paths.till;
  return (
    <>
      <a href="#content" className={classes.skip}>
        {shell("skipToContent")}
      </a>
      <ImpersonationStrip
        otherwise={<StorageGate consequence={focus ? till("lostOnClose") : undefined} otherwise={<SandboxStrip />} />}
      />
      <div className={classes.frame} data-focus={focus || undefined}>
        <aside className={classes.sidebar}>
          <Sidebar onSearch={palette.open} />
        </aside>
        <TopBar onMenu={menu.open} onSearch={palette.open} />
        <Drawer
          opened={menuOpen}
          onClose={menu.close}
          size={300}
          withCloseButton={false}
          padding={0}
          attributes={{ content: { "aria-label": shell("menu") } }}
        >
          <div className={classes.drawer}>
            <Sidebar
              onSearch={() => {
                menu.close();
                palette.open();
              }}
              onNavigate={menu.close}
            />
          </div>
        </Drawer>
        <main id="content" className={classes.main} tabIndex={-1}>
          <div className={classes.notices}>
            {!focus && <CookieLine />}
            <SupportNews />
            <AskedDocuments />
            <Announcements />
            <GuideStrip />
            {pathname === paths.today && <InstallHint />}
          </div>
          <ScreenGate />
        </main>
        <PhoneBar />
        {/* The till keeps its visit through its own login. */}
        {!focus && <RenewSession />}
        <Palette opened={paletteOpen} onOpen={palette.open} onClose={palette.close} />
      </div>
    </>
  );
}
