import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl/react";
import { cardErrors } from "#features/members/card-codes/contract/refusals.ts";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { isUnreached } from "#packages/web/backoffice/offline/remembered.ts";
import { codeOf, useProblemText } from "#packages/web/problem.ts";
import { say } from "../notices.ts";
import type { TillMember } from "../queries.ts";
import { signal } from "../sounds.ts";

/** Refusals of the card itself. After one of them, the next scan or search is for the same customer. */
const refusals: ReadonlySet<unknown> = new Set([...cardErrors, "NUMBER_ALONE_REFUSED"]);

/** Plays a sound when the member is loaded, and reports an unknown number. */
export function useArrival(
  membershipId: string | null,
  { data, error }: { data: TillMember | undefined; error: Error | null },
  onNobody: () => void,
) {
  const t = useTranslations("register");
  const problemText = useProblemText();
  const isThere = membershipId !== null && (data !== undefined || isUnreached(error));
  const code = codeOf(error);
  const isRefused = refusals.has(code);
  const isNobody = !isThere && membershipId !== null && (code === "NOT_FOUND" || isRefused);
  const tell = useEffectEvent(() => {
    signal("refused");
    const number = formatMembershipNumber(membershipId ?? "");
    say("bad", isRefused && error ? problemText(error) : t("scannedNobody", { number }));
    onNobody();
  });
  useEffect(() => {
    if (isThere && membershipId) signal("found");
  }, [isThere, membershipId]);
  useEffect(() => {
    if (isNobody) tell();
  }, [isNobody]);
}
