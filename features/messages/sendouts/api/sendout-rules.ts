import { sql, type Transaction } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastEdit, versioned } from "#packages/server/request/versions.ts";
import { sendoutsSchemas } from "../contract/schemas.ts";
import { type ApprovalLimit, heldUntil, saveLimit } from "../domain/approval-limit.ts";
import type { FrequencyCap, QuietHours } from "../domain/sendout-times.ts";
import { dueAtOnce, selectRules } from "./queries.ts";

type RulesRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectRules>["executeTakeFirst"]>>>;

/** The default rules of a club: only night hours are quiet. */
const unsaid: RulesRow = {
  cap_messages: null,
  cap_days: null,
  approval_above: null,
  widened_by: null,
  widened_at: null,
  widened_from: null,
  widener: "",
  quiet_from: "21:00",
  quiet_to: "08:00",
};

function fieldsOf({
  quiet_from: from,
  quiet_to: to,
  cap_messages: messages,
  cap_days: days,
  approval_above,
}: RulesRow) {
  return versioned(sendoutsSchemas.updateSendoutRules.body, {
    quietHours: from && to ? { from, to } : null,
    cap: messages && days ? { messages, days } : null,
    approvalAbove: approval_above,
  });
}

function limitOf({
  approval_above: above,
  widened_by: by,
  widened_at: at,
  widened_from: from,
}: RulesRow): ApprovalLimit {
  return { above, widened: by !== null && at !== null && from !== null ? { by, at, from } : null };
}

function rulesOf(row: RulesRow, { actor, now }: Pick<Call<"getSendoutRules">, "actor" | "now">) {
  const limit = limitOf(row);
  const until = limit.widened && heldUntil(limit, limit.widened.by, now);
  return {
    ...fieldsOf(row),
    widened:
      limit.widened && until
        ? {
            by: { id: limit.widened.by, name: row.widener },
            isCaller: limit.widened.by === actor.accountId,
            from: limit.widened.from,
            until: until.toString(),
          }
        : null,
  };
}

const read = async (trx: Transaction<DB>) => (await selectRules(trx).executeTakeFirst()) ?? unsaid;

/** Returns the rules in force, also for a club without a row. */
export function goneByOf(row: RulesRow = unsaid) {
  const { quietHours, cap } = fieldsOf(row);
  const quiet: QuietHours | null = quietHours && {
    from: Temporal.PlainTime.from(quietHours.from),
    to: Temporal.PlainTime.from(quietHours.to),
  };
  return { quiet, cap: cap satisfies FrequencyCap | null, approval: limitOf(row) };
}

export const readRules = async (trx: Transaction<DB>) => goneByOf(await read(trx));

export async function getSendoutRules({ db }: Services, call: Call<"getSendoutRules">) {
  const [[row]] = await db.read(call.chain.id, (q) => [selectRules(q)]);
  return rulesOf(row ?? unsaid, call);
}

/**
 * Resumes sendouts that wait because of the previous rules, so that they follow the new ones within a minute. A mail
 * server's deferral is no rule of the club, and remains.
 */
async function wakeResting(trx: Transaction<DB>): Promise<void> {
  await trx
    .updateTable("sendout")
    .set({ wakes_at: null, waits_for: null })
    .where("state", "=", "SENDING")
    .where("waits_for", "in", ["QUIET_HOURS", "CAP"])
    .execute();
  await sql`update sendout_recipient as recipient set due_at = ${dueAtOnce}::timestamptz from sendout
    where recipient.chain_id = ${thisChain} and sendout.chain_id = ${thisChain} and sendout.id = recipient.sendout_id
      and sendout.state in ('SENDING', 'SCHEDULED') and recipient.state = 'WAITING' and recipient.due_at is not null
      and recipient.deferred_since is null`.execute(trx);
}

/** Changes the rules; running sendouts follow them from their next message. Refuses CHANGED_MEANWHILE. */
export async function updateSendoutRules({ db }: Services, call: Call<"updateSendoutRules">) {
  const { chain, actor, body, now } = call;
  return db.inChain(chain.id, async (trx) => {
    // A club without rules has no row to lock, so its SMS account is locked instead.
    await trx.selectFrom("sms_account").select("chain_id").where("chain_id", "=", chain.id).forUpdate().execute();
    const before = await read(trx);
    const present = rulesOf(before, call);
    const subject = "sendout rules";
    await checkVersion(body.version, { version: present.version, present }, () =>
      lastEdit(trx, chain, subject, "set-sendout-rules"),
    );
    const { widened } = saveLimit(limitOf(before), body.approvalAbove, { accountId: actor.accountId, now });
    const rules = {
      quiet_from: body.quietHours?.from ?? null,
      quiet_to: body.quietHours?.to ?? null,
      cap_messages: body.cap?.messages ?? null,
      cap_days: body.cap?.days ?? null,
      approval_above: body.approvalAbove,
      widened_by: widened?.by ?? null,
      widened_at: widened?.at ?? null,
      widened_from: widened?.from ?? null,
    };
    await trx
      .insertInto("sendout_rules")
      .values({ chain_id: chain.id, ...rules })
      .onConflict((on) => on.column("chain_id").doUpdateSet(rules))
      .execute();
    await wakeResting(trx);
    await audit(trx, chain, { accountId: actor.accountId, act: "set-sendout-rules", subject });
    return rulesOf(await read(trx), call);
  });
}
