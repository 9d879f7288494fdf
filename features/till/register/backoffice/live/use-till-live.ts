import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { callHeaders } from "#packages/web/backoffice/session/api.ts";
import { useChain, useSession } from "#packages/web/backoffice/session/session.ts";
import type { Wake } from "#packages/web/live/gather-wakes.ts";
import { createLive } from "#packages/web/live/live.ts";
import { listenWhileSeen } from "#packages/web/live/while-seen.ts";
import { registerRoutes } from "../../contract/routes.ts";
import { onNetworkHint, onNetworkReturn } from "../network.ts";
import { say } from "../notices.ts";
import { factsQuery, type TillFacts, type TillMember, tillMemberQuery } from "../queries.ts";
import type { Visit } from "../visit/visit.ts";
import { elsewhereWord, type Shown } from "./elsewhere-words.ts";

/** Changes this soon after the till's own action are not reported. Milliseconds. */
const ownActMs = 3_000;

/** Follows changes made elsewhere while a customer is open, and reports those that the cashier can see. */
export function useTillLive(visit: Visit, member: TillMember | undefined, facts: TillFacts | undefined) {
  useListening(visit);
  useProbe();
  useElsewhere(visit, member, facts);
}

function useListening({ membershipId, phase }: Visit) {
  const client = useQueryClient();
  const token = useSession()?.token;
  const { subdomain } = useChain();
  const onWake = useEffectEvent((wake: Wake) => {
    // The till's own registration also causes an event; its answer already has the new state.
    if (membershipId && phase !== "sending") {
      void client.invalidateQueries({ queryKey: tillMemberQuery(membershipId).queryKey });
    }
    if (wake !== "member") void client.invalidateQueries({ queryKey: factsQuery.queryKey });
  });
  useEffect(() => {
    if (!token || !subdomain) return;
    const query = membershipId ? `?${new URLSearchParams({ member: membershipId })}` : "";
    const live = createLive({
      open: (signal) => fetch(`/api${registerRoutes.watchTill.path}${query}`, { headers: callHeaders(), signal }),
      onWake: (wake) => onWake(wake),
      onUp: () => {},
    });
    return listenWhileSeen(live);
  }, [token, subdomain, membershipId]);
}

/** Calls the server when the browser reports a network change, so that the bar shows the real state. */
function useProbe() {
  const client = useQueryClient();
  useEffect(() => onNetworkHint(() => void client.invalidateQueries({ queryKey: factsQuery.queryKey })), [client]);
  // Loads the open customer again, who is shown as the device remembers them.
  useEffect(() => onNetworkReturn(() => void client.invalidateQueries({ queryKey: ["till", "member"] })), [client]);
}

function useElsewhere(visit: Visit, member: TillMember | undefined, facts: TillFacts | undefined) {
  const t = useTranslations("register");
  const client = useQueryClient();
  const shownState = useRef<Shown | null>(null);
  const actedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type }) => {
        if (type === "updated") actedAt.current = performance.now();
      }),
    [client],
  );
  const compare = useEffectEvent((now: Shown | null) => {
    const before = shownState.current;
    shownState.current = now;
    if (!before || !now || before.member.membershipId !== now.member.membershipId) return;
    if (visit.phase !== "open" || performance.now() - actedAt.current < ownActMs) return;
    const word = elsewhereWord(before, now, visit);
    if (word) say(word === "chosenGone" ? "bad" : "good", t(word));
  });
  useEffect(() => compare(member && facts ? { member, facts } : null), [member, facts]);
}
