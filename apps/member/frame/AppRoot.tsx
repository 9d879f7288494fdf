import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ToastProvider } from "#packages/ui/answer/Toast.tsx";
import { chainQuery } from "#packages/web/member/club/chain.ts";
import { useSession } from "#packages/web/member/session/session.ts";
import { useRenewalDue } from "#packages/web/member/session/session-renewal.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { Themed } from "#packages/web/member/shell/Themed.tsx";
import { isStorageRefused } from "#packages/web/session/device-store.ts";
import { loadGuestFrame } from "./load-guest-frame.ts";
import { MemberFrame } from "./MemberFrame.tsx";

const GuestFrame = lazy(async () => ({ default: (await loadGuestFrame()).GuestFrame }));
const RenewSession = lazy(async () => ({
  default: (await import("#features/access/sessions/member/RenewSession.tsx")).RenewSession,
}));
const StorageStrip = lazy(async () => ({
  default: (await import("#packages/web/StorageStrip.tsx")).StorageStrip,
}));
const SandboxStrip = lazy(async () => ({ default: (await import("./SandboxStrip.tsx")).SandboxStrip }));

export function AppRoot() {
  const words = useTranslations("words");
  const shell = useTranslations("shell");
  const chain = useQuery(chainQuery);
  const session = useSession();
  const [storesNothing] = useState(isStorageRefused);
  const isRenewalDue = useRenewalDue();
  useFocusOnMove();
  return (
    <ToastProvider closeLabel={words("close")}>
      <Loaded query={chain} skeleton={null} failed={shell("chainFailed")} marked={false}>
        {({ sandbox }) => (
          <>
            {(storesNothing || sandbox) && <Suspense>{storesNothing ? <StorageStrip /> : <SandboxStrip />}</Suspense>}
            {session ? (
              <MemberFrame />
            ) : (
              <Suspense>
                <GuestFrame />
              </Suspense>
            )}
            {isRenewalDue && (
              <Themed>
                <RenewSession />
              </Themed>
            )}
          </>
        )}
      </Loaded>
    </ToastProvider>
  );
}

/** Moves the focus to the content of a new page, for screen readers and keyboards. */
function useFocusOnMove() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
