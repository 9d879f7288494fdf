import { checkName } from "@stammis/domain/names";
import { canDelete, isFinal } from "@stammis/domain/publish-status";
import { normaliseText } from "@stammis/domain/text";
import type { Transaction } from "kysely";
import { audit } from "../../audit.ts";
import type { Call } from "../../call.ts";
import type { DB } from "../../db/types.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { keepImage } from "../chains/keep-image.ts";
import { lockReward, rewardOf, selectRewards } from "./rewards.ts";

/** Longest side of a reward's picture, in pixels. */
const imageSide = 800;

function readReward({ name, description, pointsRequired }: Call<"createReward">["body"]) {
  const read = checkName(name, { max: 60 });
  if (!read.ok) return refuseFields({ name: read.reason }) as never;
  return { name: read.name, description: normaliseText(description), points_required: pointsRequired };
}

/** Nothing about a final reward changes any more. */
async function lockChangeable(trx: Transaction<DB>, id: number): Promise<void> {
  const reward = await lockReward(trx, id).executeTakeFirst();
  if (!reward) return refuse("NOT_FOUND");
  if (isFinal(reward.status)) refuse("STATUS_NOT_ALLOWED");
}

async function readBack(trx: Transaction<DB>, id: number) {
  return rewardOf(await selectRewards(trx).where("coupon.id", "=", id).executeTakeFirstOrThrow());
}

/** A draft until it is activated. */
export async function createReward({ db }: Services, { chain, actor, body, now }: Call<"createReward">) {
  const fields = readReward(body);
  return db.inChain(chain.id, async (trx) => {
    const { id } = await trx
      .insertInto("coupon")
      .values({ chain_id: chain.id, ...fields, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(trx, chain, { accountId: actor.accountId, act: "create-reward", subject: `coupon ${id}` });
    return readBack(trx, id);
  });
}

/** A new price applies from then on; redemptions keep what they cost. */
export async function updateReward({ db }: Services, { chain, actor, params: { id }, body }: Call<"updateReward">) {
  const fields = readReward(body);
  return db.inChain(chain.id, async (trx) => {
    await lockChangeable(trx, id);
    await trx.updateTable("coupon").set(fields).where("id", "=", id).execute();
    const detail = { pointsRequired: fields.points_required };
    await audit(trx, chain, { accountId: actor.accountId, act: "update-reward", subject: `coupon ${id}`, detail });
    return readBack(trx, id);
  });
}

export async function setRewardImage(
  services: Services,
  { chain, actor, params: { id }, file }: Call<"setRewardImage">,
) {
  const imagePath = await keepImage(services, chain, file, imageSide);
  await services.db.inChain(chain.id, async (trx) => {
    await lockChangeable(trx, id);
    await trx.updateTable("coupon").set({ image_path: imagePath }).where("id", "=", id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "set-reward-image", subject: `coupon ${id}` });
  });
  return { imagePath };
}

/** Only what was never published can be deleted. Refuses STATUS_NOT_ALLOWED. */
export async function removeReward({ db }: Services, { chain, actor, params: { id } }: Call<"removeReward">) {
  await db.inChain(chain.id, async (trx) => {
    const reward = await lockReward(trx, id).executeTakeFirst();
    if (!reward) return refuse("NOT_FOUND");
    if (!canDelete(reward.status)) refuse("STATUS_NOT_ALLOWED");
    await trx.deleteFrom("coupon").where("id", "=", id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-reward", subject: `coupon ${id}` });
  });
}
