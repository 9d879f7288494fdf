import "./api-routes.ts";
import "#packages/ui/theme/member.css";
import "./frame/page.css";
import { setNonce } from "get-nonce";
import { createRoot } from "react-dom/client";
import { applyStyle } from "#packages/web/app-style.ts";
import { leaveFirstPaint } from "#packages/web/first-paint.ts";
import { chainQuery } from "#packages/web/member/club/chain.ts";
import { followColourScheme } from "#packages/web/member/club/colour-scheme.ts";
import { homeQuery } from "#packages/web/member/club/home.ts";
import { nonce } from "#packages/web/member/club/nonce.ts";
import { rememberSeen } from "#packages/web/member/first/seen.ts";
import { loadLanguage } from "#packages/web/member/language/load-language.ts";
import { shownLanguage } from "#packages/web/member/language/shown-language.ts";
import { queryClient } from "#packages/web/member/session/query-client.ts";
import { sessionStore } from "#packages/web/member/session/session-store.ts";
import { surviveTranslation } from "#packages/web/survive-translation.ts";
import { App } from "./frame/App.tsx";
import { loadGuestFrame } from "./frame/load-guest-frame.ts";
import { router } from "./routes.tsx";

const loadLanding = () => import("#features/members/joining/member/landing-query.ts");

/** Not at module level, because the modules of a screen wait for this module to finish. */
async function start() {
  const styled = applyStyle();
  // Safari before 27.3 and Samsung Internet lack Temporal.
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
  // Mantine's dialogs lock scrolling with an inline style, which needs the nonce.
  setNonce(nonce);
  followColourScheme();
  surviveTranslation();
  rememberSeen();
  // The page contains the chain; otherwise the app waits for it, to know the language. A failure shows in the app, with
  // a retry.
  const chain = await queryClient.ensureQueryData(chainQuery).catch(() => null);
  if (import.meta.env.DEV) {
    const { paintInDevelopment } = await import("#packages/web/development-colours.ts");
    paintInDevelopment(chain?.brandColour ?? "");
  }
  shownLanguage.setChain(chain?.id ? chain : null);
  // Every page of a member needs home, so it is requested while the page is still being built.
  if (sessionStore.get()) void queryClient.prefetchQuery(homeQuery);
  // Loads all parts of the first screen in parallel; until then the first shape stays visible.
  const [first] = await Promise.all([
    loadLanguage(shownLanguage.get()),
    router.load(),
    ...(sessionStore.get() ? [] : [loadGuestFrame(), loadLanding().then(({ askLanding }) => askLanding())]),
    styled,
  ]);
  const root = document.getElementById("root");
  if (!root) throw new Error("the element #root is missing");
  leaveFirstPaint(root);
  createRoot(root).render(<App first={first} />);
}

void start();
