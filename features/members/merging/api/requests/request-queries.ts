import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call, StaffActor } from "#packages/server/request/call.ts";

/** Whether the request can still be carried out: both members exist, or the merge has not been undone yet. */
const isPossible = sql<boolean>`case when request.merge_id is null
  then kept.removed_at is null and other.removed_at is null
  else exists (select from member_merge merge where merge.chain_id = ${thisChain} and merge.id = request.merge_id
    and merge.kept_id = request.kept_id and merge.undone_at is null) end`;

/** Selects pending requests with both members and the author, oldest first. */
export function selectWaitingRequests(db: Build, { accountId }: StaffActor) {
  return db
    .selectFrom("merge_request as request")
    .innerJoin("member as kept", (join) =>
      join.onRef("kept.chain_id", "=", "request.chain_id").onRef("kept.id", "=", "request.kept_id"),
    )
    .innerJoin("member as other", (join) =>
      join.onRef("other.chain_id", "=", "request.chain_id").onRef("other.id", "=", "request.other_id"),
    )
    .innerJoin("account as asker", "asker.id", "request.asked_by")
    .select(["request.id", "request.merge_id", "request.taken", "request.asked_by", "request.asked_at"])
    .select(["kept.id as kept_id", "kept.membership_number as kept_number"])
    .select(["kept.first_name as kept_first_name", "kept.last_name as kept_last_name"])
    .select(["other.id as other_id", "other.membership_number as other_number"])
    .select(["other.first_name as other_first_name", "other.last_name as other_last_name"])
    .select([staffName("asker").as("asker"), sql<boolean>`request.asked_by = ${accountId}::bigint`.as("is_own")])
    .where("request.chain_id", "=", thisChain)
    .where("request.answer", "is", null)
    .where(isPossible)
    .orderBy("request.id");
}

export const selectRequest = (db: Build, id: number) => db.selectFrom("merge_request").selectAll().where("id", "=", id);

interface Request {
  keptId: number;
  otherId: number;
  mergeId: number | null;
  taken: readonly string[];
}

/** Inserts a request. If the same request is already pending, returns its id. */
export function insertRequest(
  db: Build,
  { chain, actor, now }: Pick<Call<"askMerge">, "chain" | "actor" | "now">,
  { keptId, otherId, mergeId, taken }: Request,
) {
  return db
    .insertInto("merge_request")
    .values({
      chain_id: chain.id,
      kept_id: keptId,
      other_id: otherId,
      merge_id: mergeId,
      taken: [...taken],
      asked_by: actor.accountId,
      asked_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning("id");
}

export function selectWaitingRequest(db: Build, { keptId, otherId, mergeId }: Omit<Request, "taken">) {
  return db
    .selectFrom("merge_request")
    .select("id")
    .where("kept_id", "=", keptId)
    .where("other_id", "=", otherId)
    .where(sql<boolean>`coalesce(merge_id, 0) = ${mergeId ?? 0}::bigint`)
    .where("answer", "is", null);
}
