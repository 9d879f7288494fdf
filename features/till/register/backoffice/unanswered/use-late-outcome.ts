import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslations } from "use-intl/react";
import { tillDeviceStore } from "#packages/web/backoffice/session/till-device-store.ts";
import { codeOf, useProblemText } from "#packages/web/problem.ts";
import { awaitedOf, type Confirmed, doneOf } from "../desk/finished.ts";
import { say } from "../notices.ts";
import { tillMemberQuery } from "../queries.ts";
import { signal } from "../sounds.ts";
import type { Outcome } from "../visit/outcome.ts";
import { type Unanswered, unansweredStore } from "./unanswered-store.ts";
import { useNotApprovedWords } from "./use-not-approved-words.ts";
import { useUnansweredWords } from "./use-unanswered-words.ts";

/** Refusals of a visit's own time. Confirmed again, the visit counts from that moment. */
const timeRefusals: ReadonlySet<unknown> = new Set(["VISIT_TOO_OLD", "VISIT_IN_FUTURE", "DEVICE_NOT_APPROVED"]);

/** Reports the outcome of a registration whose customer has left. A refused one stays in the list until handled. */
export function useLateOutcome(remember: (finished: Confirmed) => void) {
  const t = useTranslations("register");
  const problemText = useProblemText();
  const wordsOf = useUnansweredWords();
  const notApproved = useNotApprovedWords();
  const queryClient = useQueryClient();
  return useCallback(
    (outcome: Outcome, entry: Unanswered) => {
      const { visit } = entry;
      const name = wordsOf(visit);
      const refuse = (refusal: string, isTimeRefused?: boolean) => {
        unansweredStore.put({ ...entry, refusal, isTimeRefused, approval: undefined });
        signal("refused");
        say("bad", t("lateRefused", { name, reason: refusal }));
      };
      switch (outcome.kind) {
        case "done":
          signal("done");
          say(
            "good",
            t(entry.approval ? "lateApproved" : "lateDone", { name, points: outcome.registered.earnedPoints }),
          );
          remember(doneOf(outcome, visit, undefined));
          break;
        case "invited": {
          signal("done");
          say("good", t(entry.approval ? "lateApprovedInvited" : "lateInvited", { name }));
          const awaited = awaitedOf(outcome.invited, visit);
          if (awaited.invited.waitingPurchaseId !== null) remember(awaited);
          break;
        }
        case "standing":
          say("good", t("lateRegistered", { name }));
          break;
        case "asked":
          return refuse(t("lateAsked"));
        case "notApproved":
          return refuse(notApproved(outcome.approval));
        case "beside":
          return refuse(problemText(outcome.error));
        case "refused": {
          const code = codeOf(outcome.error);
          if (code === "DEVICE_NOT_APPROVED") tillDeviceStore.set(null);
          return refuse(problemText(outcome.error), timeRefusals.has(code));
        }
        default:
          return;
      }
      const { queryKey } = tillMemberQuery(visit.membershipId ?? "");
      void queryClient.invalidateQueries({ queryKey });
    },
    [t, problemText, wordsOf, notApproved, queryClient, remember],
  );
}
