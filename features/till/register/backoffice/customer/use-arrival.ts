import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl/react";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { codeOf } from "#packages/web/problem.ts";
import { say } from "../notices.ts";
import type { TillMember } from "../queries.ts";
import { signal } from "../sounds.ts";

/** Heard when the customer who was opened is there; told when a number leads to nobody. */
export function useArrival(
  membershipId: string | null,
  { data, error }: { data: TillMember | undefined; error: Error | null },
  onNobody: () => void,
) {
  const t = useTranslations("register");
  const isThere = data !== undefined && membershipId !== null;
  const isNobody = !isThere && membershipId !== null && codeOf(error) === "NOT_FOUND";
  const tell = useEffectEvent(() => {
    signal("refused");
    say("bad", t("scannedNobody", { number: formatMembershipNumber(membershipId ?? "") }));
    onNobody();
  });
  useEffect(() => {
    if (isThere && membershipId) signal("found");
  }, [isThere, membershipId]);
  useEffect(() => {
    if (isNobody) tell();
  }, [isNobody]);
}
