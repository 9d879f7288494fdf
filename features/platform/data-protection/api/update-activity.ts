import type { Transaction } from "kysely";
import { normaliseText } from "#packages/domain/text.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditClubs } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion } from "#packages/server/request/versions.ts";
import type { ActivityTexts } from "../domain/processing-activities.ts";
import { activityParts } from "../domain/processing-activities.ts";
import { lastRecordEdit, lockRecordOf } from "./queries.ts";
import { activityIn, isStandard, readRecord } from "./record-shape.ts";

type Caller = Pick<Call<"createProcessingActivity">, "chain" | "actor" | "language" | "day">;

const rowOf = ({ legalBasis, ...texts }: ActivityTexts) => ({ ...texts, legal_basis: legalBasis });
const cleaned = (body: ActivityTexts) =>
  Object.fromEntries(activityParts.map((part) => [part, normaliseText(body[part])])) as ActivityTexts;

const recordOf = async (trx: Transaction<DB>, { chain, language, day }: Caller) =>
  (await readRecord(trx, { companyId: chain.companyId, language, today: day.today })).record;

type ActivityAct = `${"create" | "update" | "remove"}-processing-activity`;

async function keepTrail(
  trx: Transaction<DB>,
  { chain, actor }: Caller,
  act: ActivityAct,
  key: string,
  changed: string[],
) {
  const { companyId } = chain;
  const detail = { activity: key, changed };
  await auditClubs(trx, companyId, { accountId: actor.accountId, act, subject: `company ${companyId}`, detail });
}

/** Adds an activity of the company's own to the record. Refuses REQUIRED at a missing name. */
export async function createProcessingActivity({ db }: Services, call: Call<"createProcessingActivity">) {
  const { chain, body } = call;
  const texts = cleaned(body);
  refuseFields({ name: texts.name ? null : "REQUIRED" });
  return db.inPlatform(async (trx) => {
    await lockRecordOf(trx, chain.companyId).execute();
    const { id } = await trx
      .insertInto("processing_activity")
      .values({ company_id: chain.companyId, ...rowOf(texts) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await keepTrail(trx, call, "create-processing-activity", String(id), []);
    return activityIn(await recordOf(trx, call), String(id));
  });
}

/** Changes the company's texts for an activity. An empty part shows the product's text. */
export async function updateProcessingActivity({ db }: Services, call: Call<"updateProcessingActivity">) {
  const { chain, params, body } = call;
  const { companyId } = chain;
  const key = params.activity;
  const texts = cleaned(body);
  if (!isStandard(key)) refuseFields({ name: texts.name ? null : "REQUIRED" });
  return db.inPlatform(async (trx) => {
    await lockRecordOf(trx, companyId).execute();
    const before = activityIn(await recordOf(trx, call), key);
    await checkVersion(body.version, { version: before.version, present: before }, () =>
      lastRecordEdit(trx, companyId, "update-processing-activity", key).executeTakeFirst(),
    );
    const row = rowOf(texts);
    const write = isStandard(key)
      ? trx
          .insertInto("processing_activity")
          .values({ company_id: companyId, standard: key, ...row })
          .onConflict((on) => on.columns(["company_id", "standard"]).doUpdateSet(row))
      : trx
          .updateTable("processing_activity")
          .set(row)
          .where("company_id", "=", companyId)
          .where("id", "=", Number(key));
    await write.execute();
    const changed = activityParts.filter((part) => texts[part] !== before.own[part]);
    if (changed.length > 0) await keepTrail(trx, call, "update-processing-activity", key, changed);
    return activityIn(await recordOf(trx, call), key);
  });
}

/**
 * Removes an activity of the company's own, or the company's texts for a standard activity. Refuses NOT_FOUND if there
 * is neither.
 */
export async function removeProcessingActivity(
  { db }: Services,
  call: Call<"removeProcessingActivity">,
): Promise<void> {
  const { chain, params } = call;
  const { companyId } = chain;
  const key = params.activity;
  await db.inPlatform(async (trx) => {
    await lockRecordOf(trx, companyId).execute();
    const removed = await trx
      .deleteFrom("processing_activity")
      .where("company_id", "=", companyId)
      .where((eb) =>
        isStandard(key)
          ? eb("standard", "=", key)
          : eb.and([eb("id", "=", Number(key) || 0), eb("standard", "is", null)]),
      )
      .returning("id")
      .executeTakeFirst();
    if (!removed) refuse("NOT_FOUND");
    await keepTrail(trx, call, "remove-processing-activity", key, []);
  });
}
