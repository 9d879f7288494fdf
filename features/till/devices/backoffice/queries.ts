import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { routes } from "#features/routes.ts";
import { createClient } from "#packages/contract/client.ts";
import { shownLanguage } from "#packages/web/backoffice/language/shown-language.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import type { Session } from "#packages/web/backoffice/session/session-store.ts";
import type { TillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type ThisDevice = AnswerOf<"getTillDevice">;
export type Cashier = ThisDevice["cashiers"][number];
export type ListedDevice = AnswerOf<"listTillDevices">[number];

/** Creates a client with its own token. A refused request of this client does not end the session in this browser. */
const callBy = (token: string) =>
  createClient(routes, {
    headers: () => ({ "accept-language": shownLanguage.get(), authorization: `Bearer ${token}` }),
  });

/** Loads this till and the cashiers who may sign in at it. */
export const thisDeviceQuery = ({ token, id }: TillDevice) =>
  queryOptions({
    queryKey: ["till-device", id],
    queryFn: ({ signal }) => callBy(token)("getTillDevice", {}, { signal }),
    networkMode: "always",
    staleTime: 0,
    retry: 1,
  });

export const signInByPin = ({ token }: TillDevice, body: { accountId: number; pin: string }) =>
  callBy(token)("openTillSession", { body });

/** Ends the replaced session. A failed call has no consequence here. */
export const leaveSession = ({ token }: Session) => callBy(token)("logOut", {}).catch(() => undefined);

export const tillDevicesQuery = queryOptions({
  queryKey: ["till-devices"],
  queryFn: ({ signal }) => call("listTillDevices", {}, { signal }),
});

export const pinQuery = queryOptions({
  queryKey: ["pin"],
  queryFn: ({ signal }) => call("getPin", {}, { signal }),
});

function useChange<Input, Output>(queryKey: readonly string[], mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey }) });
}

export const useRenameDevice = () =>
  useChange(tillDevicesQuery.queryKey, ({ id, name }: { id: number; name: string }) =>
    call("renameTillDevice", { params: { id }, body: { name } }),
  );

export const useRevokeDevice = () =>
  useChange(tillDevicesQuery.queryKey, (id: number) => call("revokeTillDevice", { params: { id } }));

export const useRemovePin = () => useChange(pinQuery.queryKey, () => call("removePin", {}));
