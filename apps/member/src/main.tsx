import "@stammis/ui/theme/member.css";
import "./frame/page.css";
import { setNonce } from "get-nonce";
import { createRoot } from "react-dom/client";
import { App } from "./frame/App.tsx";
import { chainQuery } from "./lib/chain.ts";
import { loadLanguage } from "./lib/load-language.ts";
import { queryClient } from "./lib/query-client.ts";
import { rememberSeen } from "./lib/seen.ts";
import { shownLanguage } from "./lib/shown-language.ts";

// Safari before 27.3 and Samsung Internet.
if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
// Mantine's dialogs lock scrolling with a style of their own.
setNonce(nonce);
rememberSeen();

// The page brings the chain; where it did not, its language is worth a moment. A failure shows in the app, with retry.
const chain = await queryClient.ensureQueryData(chainQuery).catch(() => null);
shownLanguage.setChain(chain?.id ? chain : null);
const first = await loadLanguage(shownLanguage.get());
const root = document.getElementById("root");
if (!root) throw new Error("no root");
createRoot(root).render(<App first={first} nonce={nonce} />);
