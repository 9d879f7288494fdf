import { type Club, makeTillDevice } from "#tests/api/factories.ts";
import { codeOf, type TestApi } from "#tests/api/harness.ts";
import { openTill } from "#tests/engine/till.ts";

/** Opens a till on an approved device. `queued` is the part of a body that says when the device queued the visit. */
export async function openQueuedTill(api: TestApi, club: Club, token?: string) {
  const { deviceId, token: device } = await makeTillDevice(api, club);
  const queued = (visitedAt: Temporal.Instant) => ({ queued: { visitedAt: visitedAt.toString(), device } });
  return { ...openTill(api, club, token), deviceId, device, queued };
}

export type QueuedTill = Awaited<ReturnType<typeof openQueuedTill>>;

/** Returns the code of a refusal; null if the call was accepted. */
export const refusalOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => codeOf(Promise.reject(error)),
  );
