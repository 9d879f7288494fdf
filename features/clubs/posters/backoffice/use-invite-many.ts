import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "#packages/contract/client.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { useKeys } from "#packages/web/backoffice/lists/use-keys.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { inviteOne } from "./queries.ts";
import type { Pasted } from "./read-paste.ts";

/** An address that was not invited, with the reason. */
export type NotInvited = { address: Pasted; reason: string };

/**
 * `busy`: sending; `done`: all were tried; `stopped`: a refusal that concerns all addresses ended it, and the remaining
 * ones are untried.
 */
export type Sending = {
  state: "idle" | "busy" | "done" | "stopped";
  sent: number;
  total: number;
  failed: NotInvited[];
  untried: Pasted[];
};

const idle: Sending = { state: "idle", sent: 0, total: 0, failed: [], untried: [] };

/** Refusals about the club, which would also hit the next address. */
const ofTheClub = new Set(["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING", "TOO_MANY_REQUESTS", "NOT_SIGNED_IN"]);

const meetsAll = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || ofTheClub.has(error.problem?.code ?? "");

/**
 * Invites addresses one after another, each after the previous response. A later failure does not affect sent
 * invitations.
 */
export function useInviteMany() {
  const [sending, setSending] = useState<Sending>(idle);
  const client = useQueryClient();
  const problemText = useProblemText();
  const goesOn = useRef(true);
  const { keyOf, answered } = useKeys<[Pasted, Language]>();
  const start = async (addresses: readonly Pasted[], language: Language) => {
    goesOn.current = true;
    let now: Sending = { ...idle, state: "busy", total: addresses.length };
    const tell = (next: Partial<Sending>) => {
      now = { ...now, ...next };
      setSending(now);
    };
    tell({});
    for (const [place, address] of addresses.entries()) {
      if (!goesOn.current) return tell({ state: "stopped", untried: addresses.slice(place) });
      try {
        await inviteOne(address, language, keyOf([address, language]));
        answered([address, language]);
        tell({ sent: now.sent + 1 });
      } catch (error) {
        const failed = [...now.failed, { address, reason: problemText(error) }];
        if (meetsAll(error)) return tell({ failed, state: "stopped", untried: addresses.slice(place + 1) });
        tell({ failed });
      }
    }
    tell({ state: "done" });
    await client.invalidateQueries();
  };
  return {
    sending,
    start,
    stop: () => {
      goesOn.current = false;
    },
    again: () => setSending(idle),
  };
}
