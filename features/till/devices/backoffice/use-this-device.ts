import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { type TillDevice, tillDeviceStore } from "#packages/web/backoffice/session/till-device-store.ts";
import { codeOf, useProblemText } from "#packages/web/problem.ts";
import { thisDeviceQuery } from "./queries.ts";

/** Loads this till. When its approval has ended, the browser is a till no longer, and forgets what it remembers. */
export function useThisDevice(device: TillDevice) {
  const problemText = useProblemText();
  const toast = useToast();
  const query = useQuery(thisDeviceQuery(device));
  const { error } = query;
  const isRevoked = codeOf(error) === "DEVICE_NOT_APPROVED";
  useEffect(() => {
    if (!isRevoked) return;
    tillDeviceStore.set(null);
    toast({ variant: "error", text: problemText(error) });
  }, [isRevoked, error, toast, problemText]);
  return query;
}
