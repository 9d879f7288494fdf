import "./api-routes.ts";
// The browser may offer the installation before the screen that shows the offer has loaded.
import "#packages/web/backoffice/install/install-offer.ts";
import "#packages/ui/theme/office.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { OfficeThemeProvider } from "#packages/ui/theme/ThemeProvider.tsx";
import { shownLanguage } from "#packages/web/backoffice/language/shown-language.ts";
import { watchDeviceMemory } from "#packages/web/backoffice/offline/device-memory.ts";
import { pageNonce } from "#packages/web/backoffice/page/page-nonce.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { sessionStore } from "#packages/web/backoffice/session/session-store.ts";
import { workOnClubOfLink } from "#packages/web/backoffice/session/work-on-club-of-link.ts";
import { leaveFirstPaint } from "#packages/web/first-paint.ts";
import { LanguageProvider } from "#packages/web/LanguageProvider.tsx";
import { surviveTranslation } from "#packages/web/survive-translation.ts";
import { loadShell } from "./frame/load-shell.ts";
import { loadLanguage } from "./i18n/load-language.ts";
import { router } from "./routes.tsx";

// Mantine's dialogs lock scrolling with an inline style, which needs the nonce.
setNonce(pageNonce);

// Safari and Samsung Internet lack Temporal; other browsers do not load the polyfill.
if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");

surviveTranslation();
workOnClubOfLink();
watchDeviceMemory();
// Requests the frame together with the first phrases. A failure shows when the router loads it.
if (sessionStore.get()) loadShell().catch(() => undefined);
const first = await loadLanguage(shownLanguage.get());
const root = document.getElementById("root");
if (!root) throw new Error("the element #root is missing");
leaveFirstPaint(root);
createRoot(root).render(
  <StrictMode>
    <LanguageProvider first={first} load={loadLanguage} preference={shownLanguage} timeZone="Europe/Stockholm">
      <OfficeThemeProvider nonce={pageNonce}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </OfficeThemeProvider>
    </LanguageProvider>
  </StrictMode>,
);

/** Loads what opens after the sign-in while the visitor types. */
const loadEarly = () => Promise.all([loadShell(), import("./screens/TodayScreen.tsx")]).catch(() => undefined);
if (!sessionStore.get())
  for (const kind of ["pointerdown", "keydown", "input"]) addEventListener(kind, loadEarly, { once: true });
