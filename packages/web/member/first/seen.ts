import { hashKey, onlineManager } from "@tanstack/react-query";
import { localStore } from "../../session/device-store.ts";
import { queryClient } from "../session/query-client.ts";
import { mine } from "../session/session.ts";
import { sessionStore } from "../session/session-store.ts";
import { answersIn, keptText, type SeenAnswer } from "./seen-answers.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** Whether the last answer of the query is stored on the device for offline use, until the member signs out. */
    queryMeta: { kept?: true };
  }
}

/** The storage name of the answers, which is cleared with all session data on the device. */
const place = "stammis.seen";
/** The cache's name in the service worker. */
const pictures = "pictures";
const writeAfterMs = 400;
/** Milliseconds unused data stays in memory: the longest expected time without a network. */
const inMindMs = 24 * 3_600_000;

/** Returns the newest page of a paged list, which is enough to store. */
const firstPage = (data: unknown) => {
  const { pages, pageParams } = data as { pages?: unknown[]; pageParams?: unknown[] };
  return pages ? { pages: pages.slice(0, 1), pageParams: pageParams?.slice(0, 1) } : data;
};

/** Returns no answers if the browser refuses storage. */
function read(since: string): SeenAnswer[] {
  try {
    return answersIn(localStore.getItem(place), since);
  } catch {
    return [];
  }
}

/** A browser that refuses storage throws on access to `caches`. */
function forgetPictures() {
  try {
    if ("caches" in window) void caches.delete(pictures).catch(() => undefined);
  } catch {}
}

/** Restores the data that this member saw last, and stores later answers; another member gets none of this data. */
export function rememberSeen(): void {
  const answers = new Map<string, SeenAnswer>();
  let since = sessionStore.get()?.since;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (since !== undefined && since === sessionStore.get()?.since) {
      localStore.setItem(place, keptText(since, answers.values()));
    }
  };
  // Queries run even when the browser reports no network. This only makes the browser's "online" event refetch failed
  // queries.
  onlineManager.setOnline(navigator.onLine);
  queryClient.setQueryDefaults([mine], { gcTime: inMindMs });
  for (const answer of since === undefined ? [] : read(since)) {
    answers.set(hashKey(answer.key), answer);
    queryClient.setQueryData(answer.key, answer.data, { updatedAt: answer.at });
  }
  // The data is from before this page was opened, so it counts as stale.
  void queryClient.invalidateQueries({ queryKey: [mine], refetchType: "none" });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { queryKey, queryHash, state, meta } = event.query;
    if (!meta?.kept || state.data === undefined) return;
    answers.set(queryHash, { key: queryKey, at: state.dataUpdatedAt, data: firstPage(state.data) });
    clearTimeout(timer);
    timer = setTimeout(write, writeAfterMs);
  });
  window.addEventListener("pagehide", () => timer !== undefined && write());
  sessionStore.subscribe(() => {
    const now = sessionStore.get()?.since;
    if (now === since) return;
    since = now;
    answers.clear();
    clearTimeout(timer);
    timer = undefined;
    localStore.removeItem(place);
    queryClient.removeQueries({ queryKey: [mine] });
    forgetPictures();
  });
}
