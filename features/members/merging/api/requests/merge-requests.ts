import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { mergesAlone, whyNotAnswerMerge } from "../../domain/merge-approval.ts";
import { type ProfileField, profileFields } from "../../domain/merged-profile.ts";
import { mergeTwo } from "../merge-two.ts";
import { lockBoth } from "../queries.ts";
import { lockMerge, separateTwo } from "../separate-two.ts";
import { refuseTaken } from "../undo-merge.ts";
import { selectRequest, selectWaitingRequests } from "./request-queries.ts";

const fieldsOf = (taken: readonly string[]): ProfileField[] => profileFields.filter((field) => taken.includes(field));

/** Returns pending requests: for a merchant all of the club's, for a local merchant their own. */
export async function listMergeRequests({ db }: Services, { chain, actor }: Call<"listMergeRequests">) {
  const [rows] = await db.read(chain.id, (q) => {
    const waiting = selectWaitingRequests(q, actor);
    return [mergesAlone(actor.role) ? waiting : waiting.where("request.asked_by", "=", actor.accountId)];
  });
  return rows.map((row) => ({
    id: row.id,
    mergeId: row.merge_id,
    kept: {
      id: row.kept_id,
      membershipId: row.kept_number,
      firstName: row.kept_first_name,
      lastName: row.kept_last_name,
    },
    other: {
      id: row.other_id,
      membershipId: row.other_number,
      firstName: row.other_first_name,
      lastName: row.other_last_name,
    },
    taken: fieldsOf(row.taken),
    askedBy: row.asker,
    askedAt: row.asked_at.toString(),
    isOwn: row.is_own,
  }));
}

interface Ending {
  id: number;
  answer: "APPROVED" | "DECLINED" | "WITHDRAWN";
  accountId: number;
  now: Temporal.Instant;
}

const endRequest = (trx: Transaction<DB>, { id, answer, accountId, now }: Ending) =>
  trx
    .updateTable("merge_request")
    .set({ answer, answered_by: accountId, answered_at: now })
    .where("id", "=", id)
    .execute();

/** Withdraws a request for the local merchant who made it. Does nothing if a merchant has answered it. */
export async function withdrawMergeRequest({ db }: Services, call: Call<"withdrawMergeRequest">): Promise<void> {
  const { chain, actor, params, now } = call;
  const { accountId } = actor;
  await db.inChain(chain.id, async (trx) => {
    const request = await selectRequest(trx, params.id)
      .where("asked_by", "=", accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return refuse("NOT_FOUND");
    if (request.answer !== null) return;
    await endRequest(trx, { id: params.id, answer: "WITHDRAWN", accountId, now });
    const subject = `member ${request.kept_id}`;
    await audit(trx, chain, { accountId, act: "withdraw-merge-request", subject, detail: { request: params.id } });
  });
}

/**
 * Records a merchant's answer to a local merchant's request, once. An approval merges or separates in the same
 * transaction, with the same refusals as a direct merge or undo.
 */
export async function answerMergeRequest(services: Services, call: Call<"answerMergeRequest">): Promise<void> {
  const { db, config, changes } = services;
  const { chain, actor, params, body, now } = call;
  const { accountId } = actor;
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const seen = (await selectRequest(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    const { kept_id: keptId, other_id: otherId, merge_id: mergeId, asked_by: askedBy } = seen;
    // Locks the members first, as making a request does: the opposite order could deadlock.
    const both = await lockBoth(trx, actor, [keptId, otherId]).execute();
    if (mergeId !== null) await lockMerge(trx, keptId, mergeId);
    const request = await selectRequest(trx, params.id).forUpdate().executeTakeFirstOrThrow();
    const problem = whyNotAnswerMerge(request.answer ?? "WAITING", { isAsker: askedBy === accountId });
    if (problem) refuse(problem);
    await endRequest(trx, { id: params.id, answer: body.answer, accountId, now });
    if (body.answer === "DECLINED") {
      const subject = `member ${keptId}`;
      await audit(trx, chain, { accountId, act: "decline-merge-request", subject, detail: { request: params.id } });
    } else if (mergeId === null) {
      if (both.length < 2) refuse("NOT_FOUND");
      const merge = { keptId, otherId, taken: fieldsOf(request.taken), accountId, askedBy };
      await mergeTwo(trx, { batch }, { config, call, merge });
    } else {
      const separation = { keptId, mergeId, accountId, askedBy };
      await separateTwo(trx, batch, { config, call, separation });
    }
    return [keptId, otherId];
  });
  const members = await act.catch(refuseTaken);
  changes.tell(...members.map((id) => `member:${chain.id}/${id}` as const));
}
