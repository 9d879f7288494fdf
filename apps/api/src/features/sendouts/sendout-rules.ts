import { sendoutSchemas } from "@stammis/contract/sendouts/schemas";
import type { FrequencyCap, QuietHours } from "@stammis/domain/sendouts/sendout-times";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { checkVersion, lastEdit, versioned } from "../../request/versions.ts";
import { selectRules } from "./queries.ts";

/** Of a club that has said nothing: nobody is woken. */
const unsaid = { cap_messages: null, cap_days: null, approval_above: null, quiet_from: "21:00", quiet_to: "08:00" };
type RulesRow = { [Field in keyof typeof unsaid]: (typeof unsaid)[Field] | string | number | null } & {
  cap_messages: number | null;
  cap_days: number | null;
  approval_above: number | null;
  quiet_from: string | null;
  quiet_to: string | null;
};

function shapeOf({ quiet_from: from, quiet_to: to, cap_messages: messages, cap_days: days, approval_above }: RulesRow) {
  return versioned(sendoutSchemas.updateSendoutRules.body, {
    quietHours: from && to ? { from, to } : null,
    cap: messages && days ? { messages, days } : null,
    approvalAbove: approval_above,
  });
}

/** The rules as they are gone by. */
export async function readRules(trx: Transaction<DB>) {
  const row = (await selectRules(trx).executeTakeFirst()) ?? unsaid;
  const { quietHours, cap, approvalAbove } = shapeOf(row);
  const quiet: QuietHours | null = quietHours && {
    from: Temporal.PlainTime.from(quietHours.from),
    to: Temporal.PlainTime.from(quietHours.to),
  };
  return { quiet, cap: cap satisfies FrequencyCap | null, approvalAbove };
}

export async function getSendoutRules({ db }: Services, { chain }: Call<"getSendoutRules">) {
  const [[row]] = await db.read(chain.id, (q) => [selectRules(q)]);
  return shapeOf(row ?? unsaid);
}

/** What goes on keeps to them from its next message. Refuses CHANGED_MEANWHILE. */
export async function updateSendoutRules({ db }: Services, { chain, actor, body }: Call<"updateSendoutRules">) {
  return db.inChain(chain.id, async (trx) => {
    // The club's own row is held where there is none of its rules as yet.
    await trx.selectFrom("sms_account").select("chain_id").where("chain_id", "=", chain.id).forUpdate().execute();
    const present = shapeOf((await selectRules(trx).executeTakeFirst()) ?? unsaid);
    const subject = "sendout rules";
    await checkVersion(body.version, { version: present.version, present }, () =>
      lastEdit(trx, chain, subject, "set-sendout-rules"),
    );
    const rules = {
      quiet_from: body.quietHours?.from ?? null,
      quiet_to: body.quietHours?.to ?? null,
      cap_messages: body.cap?.messages ?? null,
      cap_days: body.cap?.days ?? null,
      approval_above: body.approvalAbove,
    };
    await trx
      .insertInto("sendout_rules")
      .values({ chain_id: chain.id, ...rules })
      .onConflict((on) => on.column("chain_id").doUpdateSet(rules))
      .execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "set-sendout-rules", subject });
    return shapeOf(rules);
  });
}
