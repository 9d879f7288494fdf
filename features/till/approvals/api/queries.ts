import { type SqlBool, sql } from "kysely";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { type ApprovalAnswer, approvalState } from "../domain/approval.ts";

/** Limits requests to the given points of sale; null means all. */
export function at(locationIds: readonly number[] | null) {
  return locationIds === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`request.location_id = any(${[...locationIds]}::bigint[])`;
}

/** Whether the account belongs to the member of the request, by the same e-mail or phone. */
const isBuyerOf = (accountId: number) => sql<boolean>`exists (select from member
  join account as own on own.id = ${accountId} and (own.email = member.email or own.phone = member.phone)
  where member.chain_id = ${thisChain} and member.id = request.member_id)`;

/** Selects requests with their cashier and the answering person, as `request`. */
export function selectRequests(db: Build, chain: Pick<Chain, "id">) {
  return db
    .selectFrom("approval_request as request")
    .innerJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "request.chain_id").onRef("location.id", "=", "request.location_id"),
    )
    .innerJoin("account as asker", "asker.id", "request.asked_by")
    .leftJoin("account as answerer", "answerer.id", "request.answered_by")
    .leftJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "request.chain_id").onRef("member.id", "=", "request.member_id"),
    )
    .select(["request.id", "request.location_id", "location.name as location", "request.amount_ore"])
    .select(["request.asked_at", "request.expires_at", "request.answered_at", "request.answered_by", "request.reason"])
    .select(sql<ApprovalAnswer | null>`request.answer`.as("answer"))
    .select(["request.asked_by", "request.request_hash", "request.member_id"])
    .select(["member.membership_number", "member.first_name", "member.last_name"])
    .select([staffName("asker").as("asker"), staffName("answerer").as("answerer")])
    .where("request.chain_id", "=", chain.id);
}

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>["execute"]>>[number];

/** Selects requests, with whether the account made the request and whether it is the buyer. */
export function selectForAnswer(db: Build, chain: Pick<Chain, "id">, accountId: number) {
  return selectRequests(db, chain).select([
    sql<boolean>`request.asked_by = ${accountId}::bigint`.as("is_asker"),
    isBuyerOf(accountId).as("is_buyer"),
  ]);
}

/** Selects requests that the account may answer now. */
export function selectAnswerable(db: Build, chain: Pick<Chain, "id">, accountId: number, now: Temporal.Instant) {
  return selectRequests(db, chain)
    .where("request.answer", "is", null)
    .where("request.expires_at", ">", now)
    .where("request.asked_by", "<>", accountId)
    .where((eb) => eb.not(isBuyerOf(accountId)));
}

/** Returns the state of a request in SQL, by the rule of `approvalState`. */
export const stateAt = (now: Temporal.Instant) =>
  sql<string>`coalesce(request.answer, case when request.expires_at > ${now}::timestamptz then 'WAITING' else 'EXPIRED' end)`;

export function approvalStateOf(
  row: Pick<RequestRow, "id" | "answer" | "expires_at" | "answerer" | "reason">,
  now: Temporal.Instant,
) {
  return {
    id: row.id,
    state: approvalState({ answer: row.answer, expiresAt: row.expires_at }, now),
    expiresAt: row.expires_at.toString(),
    answeredBy: row.answerer,
    reason: row.reason,
  };
}

export function askedOf(row: RequestRow) {
  const { membership_number: membershipId } = row;
  return {
    id: row.id,
    amount: kronorFromOre(row.amount_ore),
    pointOfSale: { id: row.location_id, name: row.location },
    member:
      membershipId === null ? null : { membershipId, firstName: row.first_name ?? "", lastName: row.last_name ?? "" },
    askedBy: row.asker,
    askedAt: row.asked_at.toString(),
    expiresAt: row.expires_at.toString(),
  };
}
