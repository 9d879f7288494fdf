import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { type ReachAsked, typedReachQuery } from "../queries.ts";
import { type SendoutForm, writtenSendout } from "../sendout-form.ts";

/** Fingers rest so long before anybody counts. */
const pauseMs = 350;

/** Whom it would reach as it is typed. `isOld`: what is counted is of a moment ago; `lacksSelection`: nothing is; `isHidden`: from support. */
export function useTypedReach(sendoutId: number | null, form: SendoutForm) {
  const { selectionId, campaignId, media, sms, heldOutPercent } = writtenSendout(form);
  const typed: ReachAsked = { sendoutId, selectionId, campaignId, media, sms, heldOutPercent };
  const now = JSON.stringify(typed);
  const [rested] = useDebouncedValue(now, pauseMs);
  const request = useMemo(() => JSON.parse(rested) as ReachAsked, [rested]);
  const lacksSelection = form.forSome && selectionId === null;
  const isHidden = useIsSupport();
  const query = useQuery({ ...typedReachQuery(request), enabled: !lacksSelection && !isHidden });
  return { query, isOld: rested !== now || query.isPlaceholderData, lacksSelection, isHidden };
}
