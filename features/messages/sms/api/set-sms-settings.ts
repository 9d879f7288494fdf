import type { Transaction } from "kysely";
import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { topUpProblems } from "../domain/packages.ts";
import { isSenderName } from "../domain/sender-name.ts";
import { readPackages, topUpIfDue } from "./buy-credits.ts";
import { selectSmsAccount } from "./queries.ts";

interface Settings {
  sender_name?: string;
  month_limit?: number | null;
  top_up_below?: number | null;
  top_up_credits?: number | null;
}

const factsOf = (row: Settings = {}) => ({
  senderName: row.sender_name ?? "",
  monthLimit: row.month_limit ?? null,
  topUpBelow: row.top_up_below ?? null,
  topUpCredits: row.top_up_credits ?? null,
});

/**
 * Saves a setting, and creates the account with the first one. Clears earlier top-up problems, so that a top-up is
 * tried again.
 */
async function keepSetting(
  trx: Transaction<DB>,
  { chain, actor }: Pick<Call<"setSmsSender">, "chain" | "actor">,
  { act, settings }: { act: TrailAct; settings: Settings },
) {
  const before = await selectSmsAccount(trx).forUpdate().executeTakeFirst();
  await trx
    .insertInto("sms_account")
    .values({ chain_id: chain.id, ...settings })
    .onConflict((on) =>
      on.column("chain_id").doUpdateSet({ ...settings, top_up_problem: null, told_top_up_problem: null }),
    )
    .execute();
  const changes = whatChanged(factsOf(before), factsOf({ ...before, ...settings }));
  if (changes.length === 0) return;
  await audit(trx, chain, { accountId: actor.accountId, act, subject: "sms account", detail: { changes } });
}

/** Sets the sender name of a club's SMS; empty: the platform's. */
export async function setSmsSender({ db }: Services, call: Call<"setSmsSender">): Promise<void> {
  const { senderName } = call.body;
  refuseFields({ senderName: isSenderName(senderName) ? null : "INVALID_SENDER_NAME" });
  const settings = { sender_name: senderName };
  await db.inChain(call.chain.id, (trx) => keepSetting(trx, call, { act: "set-sms-sender", settings }));
}

/** Sets the monthly limit; existing reservations remain. A raised limit may allow a top-up at once. */
export async function setSmsMonthLimit({ db }: Services, call: Call<"setSmsMonthLimit">): Promise<void> {
  const { chain, body, now } = call;
  const settings = { month_limit: body.monthLimit };
  await db.inChain(chain.id, async (trx) => {
    await keepSetting(trx, call, { act: "set-sms-limit", settings });
    await topUpIfDue(trx, chain, now);
  });
}

/** Sets the automatic top-up and its level; buys at once when the balance is already below it. */
export async function setSmsTopUp({ db }: Services, call: Call<"setSmsTopUp">): Promise<void> {
  const { chain, body, now } = call;
  const { topUp } = body;
  await db.inChain(chain.id, async (trx) => {
    if (topUp) refuseFields(topUpProblems(topUp, await readPackages(trx, chain)));
    const settings = {
      top_up_below: topUp?.below ?? null,
      top_up_credits: topUp?.credits ?? null,
    };
    await keepSetting(trx, call, { act: "set-sms-top-up", settings });
    await topUpIfDue(trx, chain, now);
  });
}
