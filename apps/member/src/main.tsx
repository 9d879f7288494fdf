import "@stammis/ui/theme/member.css";
import "./frame/page.css";
import { surviveTranslation } from "@stammis/shell/survive-translation.ts";
import { setNonce } from "get-nonce";
import { createRoot } from "react-dom/client";
import { App } from "./frame/App.tsx";
import { loadGuestFrame } from "./frame/load-guest-frame.ts";
import { applyStyle } from "./lib/app-style.ts";
import { chainQuery } from "./lib/chain.ts";
import { followColourScheme } from "./lib/colour-scheme.ts";
import { leaveFirstPaint } from "./lib/first-paint.ts";
import { homeQuery } from "./lib/home.ts";
import { loadLanguage } from "./lib/load-language.ts";
import { nonce } from "./lib/nonce.ts";
import { queryClient } from "./lib/query-client.ts";
import { rememberSeen } from "./lib/seen.ts";
import { sessionStore } from "./lib/session-store.ts";
import { shownLanguage } from "./lib/shown-language.ts";
import { router } from "./routes.tsx";

const loadLanding = () => import("./features/onboarding/landing-query.ts");

/** Not at the module's own level: what a screen is made of waits for this module to end. */
async function start() {
  const styled = applyStyle();
  // Safari before 27.3 and Samsung Internet.
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
  // Mantine's dialogs lock scrolling with a style of their own.
  setNonce(nonce);
  followColourScheme();
  surviveTranslation();
  rememberSeen();
  // The page brings the chain; where it did not, its language is worth a moment. A failure shows in the app, with retry.
  const chain = await queryClient.ensureQueryData(chainQuery).catch(() => null);
  if (import.meta.env.DEV) {
    const { paintInDevelopment } = await import("./lib/development-colours.ts");
    paintInDevelopment(chain?.brandColour ?? "");
  }
  shownLanguage.setChain(chain?.id ? chain : null);
  // Around every page of a member: asked for while the page is still being made.
  if (sessionStore.get()) void queryClient.prefetchQuery(homeQuery);
  // All that the first screen is made of, side by side: until it is here, what the page brought stands.
  const [first] = await Promise.all([
    loadLanguage(shownLanguage.get()),
    router.load(),
    ...(sessionStore.get() ? [] : [loadGuestFrame(), loadLanding().then(({ askLanding }) => askLanding())]),
    styled,
  ]);
  const root = document.getElementById("root");
  if (!root) throw new Error("no root");
  leaveFirstPaint(root);
  createRoot(root).render(<App first={first} />);
}

void start();
