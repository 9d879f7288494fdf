import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { type ReachAsked, typedReachQuery } from "../queries.ts";
import { type SendoutForm, writtenSendout } from "../sendout-form.ts";

/** The pause in typing, in milliseconds, before a count. */
const pauseMs = 350;

/** Returns the reach of a request after a pause in typing. `isOld`: the count is outdated; `isHidden`: from support. */
export function useReach(typed: ReachAsked) {
  const now = JSON.stringify(typed);
  const [rested] = useDebouncedValue(now, pauseMs);
  const request = useMemo(() => JSON.parse(rested) as ReachAsked, [rested]);
  const isHidden = useIsSupport();
  const query = useQuery({ ...typedReachQuery(request), enabled: !isHidden });
  return { query, isOld: rested !== now || query.isPlaceholderData, isHidden };
}

/**
 * Returns the reach of an unsaved sendout. `lacksSelection`: only the texts count, for the cost of a message.
 */
export function useTypedReach(sendoutId: number | null, form: SendoutForm) {
  const { selectionId, campaignId, media, sms, heldOutPercent, sendAt } = writtenSendout(form);
  const lacksSelection = form.forSome && selectionId === null;
  return { ...useReach({ sendoutId, selectionId, campaignId, media, sms, heldOutPercent, sendAt }), lacksSelection };
}
