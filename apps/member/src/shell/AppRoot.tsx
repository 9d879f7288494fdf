import { ToastProvider } from "@stammis/ui/Toast.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { chainQuery } from "../lib/chain.ts";
import { useSession } from "../lib/session.ts";
import { CookiePopup } from "./CookiePopup.tsx";
import { GuestFrame } from "./GuestFrame.tsx";
import { Loaded } from "./Loaded.tsx";
import { MemberFrame } from "./MemberFrame.tsx";

export function AppRoot() {
  const words = useTranslations("words");
  const shell = useTranslations("shell");
  const chain = useQuery(chainQuery);
  const session = useSession();
  useFocusOnMove();
  return (
    <ToastProvider closeLabel={words("close")}>
      <Loaded query={chain} skeleton={null} failed={shell("chainFailed")}>
        {() => (
          <>
            {session ? <MemberFrame /> : <GuestFrame />}
            <CookiePopup />
          </>
        )}
      </Loaded>
    </ToastProvider>
  );
}

/** A new page begins at its content for those who hear it or use the keyboard. */
function useFocusOnMove() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
