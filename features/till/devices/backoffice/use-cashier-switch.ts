import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { say } from "#features/till/register/backoffice/notices.ts";
import { signal } from "#features/till/register/backoffice/sounds.ts";
import { visitStore } from "#features/till/register/backoffice/visit/visit-store.ts";
import { startSession } from "#packages/web/backoffice/session/session.ts";
import { chainStore, locationStore, sessionStore } from "#packages/web/backoffice/session/session-store.ts";
import type { TillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { type Cashier, leaveSession, signInByPin, type ThisDevice, thisDeviceQuery } from "./queries.ts";

type Switch = { cashier: Cashier; pin: string; takeOver: boolean };

/**
 * Signs a cashier in by PIN and ends the former session. The new cashier can take over a visit that has not been sent.
 */
export function useCashierSwitch(device: TillDevice, facts: ThisDevice) {
  const t = useTranslations("devices");
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ cashier: { accountId }, pin }: Switch) => signInByPin(device, { accountId, pin }),
    onSuccess: (session, { cashier, takeOver }) => {
      const former = sessionStore.get();
      // A merchant's own session must not stay on a till. The server has already ended a session opened here by PIN.
      if (former) void leaveSession(former);
      if (takeOver) visitStore.handOver(cashier.accountId);
      chainStore.set(facts.chain.subdomain);
      locationStore.set(facts.pointOfSale.id);
      signal("found");
      startSession(session);
      say("good", t("switched", { name: cashier.firstName }));
    },
    onError: () => {
      signal("refused");
      // The PIN may be locked now, or its owner may no longer work here.
      void queryClient.invalidateQueries({ queryKey: thisDeviceQuery(device).queryKey });
    },
  });
}
