import { createMemory } from "#features/access/sessions/api/remembered.ts";
import { allChains } from "#packages/server/db/database.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { keyState } from "../domain/keys.ts";
import { keyRole } from "../domain/scopes.ts";
import { limitsOf } from "./key-shape.ts";
import { type FoundKey, findApiKey } from "./queries.ts";

/** The shortest interval between two updates of the time at which a key was last used. */
const touchEvery = Temporal.Duration.from({ minutes: 5 });
/** The time for which the cache may keep a key that never expires; the cache itself removes the key sooner. */
const never = Temporal.Duration.from({ hours: 24 });

const pointsOfSaleOf = ({ bound, location_ids, open_locations }: FoundKey) =>
  Math.max(1, bound ? (location_ids ?? []).length : open_locations);

/** Returns a function that looks up the actor of a key, only in the key's own club; null: no access. */
export function lookUpKey({ db, changes, log }: Services) {
  const memory = createMemory(changes);

  return (chain: Chain, token: string, now: Temporal.Instant): Promise<StaffActor | null> => {
    const hash = hashToken(token);
    return memory.recall<StaffActor>(`key ${chain.id} ${hash.toString("base64")}`, now, async () => {
      const [[row]] = await db.read(allChains, (q) => [findApiKey(q, chain, hash)]);
      if (!row || keyState({ expiresAt: row.expires_at, revokedAt: row.revoked_at }, now) !== "LIVE") return null;
      if (!row.last_used_at || Temporal.Instant.compare(row.last_used_at.add(touchEvery), now) < 0) {
        const used = db.inChain(chain.id, (trx) =>
          trx.updateTable("api_key").set({ last_used_at: now }).where("id", "=", row.id).execute(),
        );
        void used.catch((error: unknown) => log.warn({ err: error }, "saving the last use of an API key failed"));
      }
      const actor: StaffActor = {
        kind: "staff",
        accountId: row.account_id,
        role: keyRole(row),
        token,
        locationIds: row.bound ? (row.location_ids ?? []) : null,
        mayManageStaff: false,
        impersonation: null,
        key: { id: row.id, scopes: row.scopes, limits: limitsOf(row), pointsOfSale: pointsOfSaleOf(row) },
      };
      return { actor, endsAt: row.expires_at ?? now.add(never), keys: [`api-key:${chain.id}/${row.id}`] };
    });
  };
}
