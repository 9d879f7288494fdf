import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { whyNotAnswer } from "../domain/approval.ts";
import { approvalStateOf, at, selectForAnswer } from "./queries.ts";

type Answering = Call<"answerApproval">;

const acts = { APPROVED: "approve-amount", DECLINED: "decline-amount" } as const;

async function read(trx: Transaction<DB>, { chain, actor, params }: Answering) {
  const requestQuery = selectForAnswer(trx, chain, actor.accountId)
    .where("request.id", "=", params.id)
    .where(at(actor.locationIds));
  return (await requestQuery.executeTakeFirst()) ?? refuse("NOT_FOUND");
}

/** Stores the answer if the request is still open. One statement decides between concurrent answers and the expiry. */
async function write(trx: Transaction<DB>, { chain, actor, params, body, realNow }: Answering): Promise<boolean> {
  const { answer } = body;
  const { numUpdatedRows } = await trx
    .updateTable("approval_request")
    .set({
      answer,
      answered_by: actor.accountId,
      answered_at: realNow,
      reason: answer === "DECLINED" ? body.reason : "",
    })
    .where("chain_id", "=", chain.id)
    .where("id", "=", params.id)
    .where("answer", "is", null)
    .where("expires_at", ">", realNow)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Approves or declines a large amount once; a repeat of the same answer by the same person changes nothing. Refuses
 * answered and expired requests, the actor's own request and the actor's own purchase.
 */
export async function answerApproval({ db }: Services, call: Answering) {
  const { chain, actor, params, body, realNow } = call;
  return db.inChain(chain.id, async (trx) => {
    const approval = await read(trx, call);
    const reasonNot = (row: typeof approval) =>
      whyNotAnswer(
        { answer: row.answer, answeredAt: row.answered_at, expiresAt: row.expires_at },
        { isAsker: row.is_asker, isBuyer: row.is_buyer },
        realNow,
      );
    const isWritten = reasonNot(approval) === null && (await write(trx, call));
    const row = isWritten || reasonNot(approval) === null ? await read(trx, call) : approval;
    const again = row.answered_by === actor.accountId && row.answer === body.answer;
    if (!isWritten && !again) refuse(reasonNot(row) ?? "ALREADY_ANSWERED");
    if (isWritten) {
      const detail = { amountOre: row.amount_ore, askedBy: row.asked_by };
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: acts[body.answer],
        subject: `approval ${params.id}`,
        locationIds: [row.location_id],
        detail,
      });
    }
    return approvalStateOf(row, realNow);
  });
}
