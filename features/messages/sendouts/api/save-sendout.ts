import { sql, type Transaction, type Updateable } from "kysely";
import { holdLanguage } from "#features/loyalty/publishing/api/read-translations.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { DB, Json } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastEdit } from "#packages/server/request/versions.ts";
import { checkSendout } from "../domain/check-sendout.ts";
import { type Automatic, checkAutomatic } from "../domain/occasions.ts";
import { changeableOf } from "../domain/sendout-states.ts";
import { momentOf } from "../domain/sendout-times.ts";
import { type LockedSendout, lockSendout, type SendoutRow, selectSendouts } from "./queries.ts";
import { automaticOf, progressOf, sendoutOf } from "./sendout-shape.ts";

type Saving = Call<"createSendout">;

const json = (value: unknown) => (value === null ? null : sql<Json>`${JSON.stringify(value)}::jsonb`);

/** Checks that everything the sendout refers to belongs to the club. */
async function checkNamed(
  trx: Transaction<DB>,
  chain: Chain,
  { campaignId, selectionId, email, automatic }: Saving["body"],
): Promise<void> {
  const campaign =
    campaignId !== null &&
    !(await trx.selectFrom("campaign").select("id").where("id", "=", campaignId).forKeyShare().executeTakeFirst());
  const selection =
    selectionId !== null &&
    !(await trx.selectFrom("selection").select("id").where("id", "=", selectionId).forKeyShare().executeTakeFirst());
  const wrong: Record<string, "NOT_FOUND" | null> = {
    campaignId: campaign ? "NOT_FOUND" : null,
    selectionId: selection ? "NOT_FOUND" : null,
  };
  if (automatic?.occasion.kind === "CARD_NEARLY_FULL") {
    const { stampCardId } = automatic.occasion;
    const card = await trx.selectFrom("stamp_card").select("id").where("id", "=", stampCardId).executeTakeFirst();
    if (!card) wrong["automatic.occasion.stampCardId"] = "NOT_FOUND";
  }
  for (const [at, block] of (email?.blocks ?? []).entries()) {
    if (block.kind === "BANNER" && block.picturePath !== "" && !block.picturePath.startsWith(`/files/${chain.id}/`))
      wrong[`email.blocks.${at}.picturePath`] = "NOT_FOUND";
    if (block.kind !== "COUPON" || block.couponId === null) continue;
    const coupon = await trx.selectFrom("coupon").select("id").where("id", "=", block.couponId).executeTakeFirst();
    if (!coupon) wrong[`email.blocks.${at}.couponId`] = "NOT_FOUND";
  }
  refuseFields(wrong);
}

function readHook(chain: Chain, own: Language, body: Saving["body"]) {
  const { sendout, problems } = checkSendout(body, own);
  refuseFields({ ...problems, ...(body.automatic && checkAutomatic(body.automatic)) });
  return {
    name: sendout.name,
    selection_id: body.selectionId,
    campaign_id: body.campaignId,
    by_sms: sendout.media.includes("SMS"),
    by_email: sendout.media.includes("EMAIL"),
    sms: json(sendout.sms) as unknown as Json,
    email: json(sendout.email) as unknown as Json,
    sender_name: sendout.senderName,
    automatic: json(body.automatic) as unknown as Json,
    send_at:
      body.sendAt === null || body.automatic
        ? null
        : momentOf(Temporal.PlainDateTime.from(body.sendAt), chain.timeZone),
    held_out_percent: body.heldOutPercent,
  };
}

type Looking = Pick<Saving, "chain" | "actor" | "realNow">;

const shownOf = (row: SendoutRow | undefined, { chain, actor: { accountId }, realNow }: Looking) =>
  row ? sendoutOf(row, chain, { accountId, realNow }) : refuse("NOT_FOUND");

/** Returns a sendout for its page. */
export async function getSendout({ db }: Services, call: Call<"getSendout">) {
  const [[row]] = await db.read(call.chain.id, (q) => [selectSendouts(q).where("sendout.id", "=", call.params.id)]);
  return shownOf(row, call);
}

/** Returns a sendout after an action in the same transaction. */
export async function readSendout(trx: Transaction<DB>, call: Looking, id: number) {
  return shownOf(await selectSendouts(trx).where("sendout.id", "=", id).executeTakeFirst(), call);
}

/** Inserts a draft in the caller's transaction, and returns its id. */
export async function insertSendout(
  trx: Transaction<DB>,
  { chain, actor, body, now }: Pick<Saving, "chain" | "actor" | "body" | "now">,
): Promise<number> {
  const language = await holdLanguage(trx, chain);
  const row = readHook(chain, language, body);
  await checkNamed(trx, chain, body);
  const { id } = await trx
    .insertInto("sendout")
    .values({ chain_id: chain.id, ...row, language, created_by: actor.accountId, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(trx, chain, { accountId: actor.accountId, act: "create-sendout", subject: `sendout ${id}` });
  return id;
}

export async function createSendout({ db }: Services, call: Saving) {
  return db.inChain(call.chain.id, async (trx) => readSendout(trx, call, await insertSendout(trx, call)));
}

type Fields = ReturnType<typeof readHook>;

/**
 * Returns the changeable fields of a paused automatic sendout: its messages, which must be complete, and its time of
 * day. The account that changes them counts as its starter, and a second person must approve again.
 */
function pausedFields(
  lockedSendout: LockedSendout,
  fields: Fields,
  { body, actor }: Call<"updateSendout">,
): Updateable<DB["sendout"]> {
  const { selection_id, by_sms, by_email, held_out_percent, ...texts } = fields;
  const occasionOf = (automatic: Automatic | null) =>
    JSON.stringify(automatic && Object.entries(automatic.occasion).toSorted());
  const isOther =
    selection_id !== lockedSendout.selection_id ||
    by_sms !== lockedSendout.by_sms ||
    by_email !== lockedSendout.by_email ||
    held_out_percent !== lockedSendout.held_out_percent ||
    occasionOf(body.automatic) !== occasionOf(automaticOf(lockedSendout));
  if (isOther) refuse("STATUS_NOT_ALLOWED");
  const { missing } = checkSendout(body, lockedSendout.language);
  refuseFields(missing);
  const { send_at: _, ...changed } = texts;
  return lockedSendout.needs_approval
    ? { ...changed, started_by: actor.accountId, approved_by: null, approved_at: null, approved_of: null }
    : changed;
}

/**
 * Changes a draft, or a paused automatic sendout. Refuses STATUS_NOT_ALLOWED, CHANGED_MEANWHILE. The texts in the
 * sendout's own language remain in the language it was created in.
 */
export async function updateSendout({ db }: Services, call: Call<"updateSendout">) {
  const { chain, actor, body, params } = call;
  return db.inChain(chain.id, async (trx) => {
    const lockedSendout = (await lockSendout(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    const changeable = changeableOf(progressOf(lockedSendout)) ?? refuse("STATUS_NOT_ALLOWED");
    const subject = `sendout ${params.id}`;
    const present = await readSendout(trx, call, params.id);
    await checkVersion(body.version, { version: present.version, present }, () =>
      lastEdit(trx, chain, subject, "update-sendout", "create-sendout"),
    );
    const fields = readHook(chain, lockedSendout.language, body);
    await checkNamed(trx, chain, body);
    const row = changeable === "WORDS" ? pausedFields(lockedSendout, fields, call) : fields;
    await trx.updateTable("sendout").set(row).where("id", "=", params.id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "update-sendout", subject });
    return readSendout(trx, call, params.id);
  });
}

/** Deletes a draft only, because a sendout with recipients must remain. */
export async function removeSendout({ db }: Services, { chain, actor, params }: Call<"removeSendout">): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    const lockedSendout = (await lockSendout(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    if (lockedSendout.state !== "DRAFT") refuse("STATUS_NOT_ALLOWED");
    await trx.deleteFrom("sendout").where("id", "=", params.id).execute();
    const detail = { name: lockedSendout.name };
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "remove-sendout",
      subject: `sendout ${params.id}`,
      detail,
    });
  });
}
