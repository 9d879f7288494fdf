import { keepPicture } from "#features/clubs/files/api/keep-picture.ts";
import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import { holdChangeable, holdForEdit } from "#features/loyalty/publishing/api/publishable.ts";
import { holdLanguage } from "#features/loyalty/publishing/api/read-translations.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { readCoupon } from "./coupon-fields.ts";
import { publishableCoupon } from "./publishable-coupon.ts";
import { lockTaken, saveStock } from "./stock.ts";

/** The longest side of a coupon's picture, in pixels. */
const imageSide = 800;

/** Creates a coupon as a draft. */
export async function createCoupon({ db }: Services, { chain, actor, body, day, now }: Call<"createCoupon">) {
  return db.inChain(chain.id, async (trx) => {
    const fields = readCoupon(await holdLanguage(trx, chain), body, body.kind, 0);
    const { id } = await trx
      .insertInto("coupon")
      .values({ chain_id: chain.id, kind: body.kind, ...fields, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await saveStock(trx, chain, id, { totalLimit: fields.total_limit, taken: 0 });
    await audit(trx, chain, { accountId: actor.accountId, act: "create-coupon", subject: `coupon ${id}` });
    return publishableCoupon.read(trx, id, day);
  });
}

type CouponFields = ReturnType<typeof readCoupon>;
type TrailFields = Omit<CouponFields, "description" | "translations" | "total_limit" | "per_member_limit">;

/** Returns the facts of a coupon that the audit trail shows before and after. */
const factsOf = (of: TrailFields) => ({
  name: of.name,
  pointsRequired: of.points_required,
  value: of.value_ore === null ? null : kronorFromOre(of.value_ore),
  minimum: of.minimum_ore === null ? null : kronorFromOre(of.minimum_ore),
  startsOn: of.starts_on,
  endsOn: of.ends_on,
});

/**
 * Updates a coupon except its kind. A new price, value or limit applies to later uses; earlier uses keep their price.
 */
export async function updateCoupon(
  { db }: Services,
  { chain, actor, params: { id }, body, day }: Call<"updateCoupon">,
) {
  return db.inChain(chain.id, async (trx) => {
    const own = await holdLanguage(trx, chain);
    const before = await holdForEdit(publishableCoupon, trx, id, { chain, actor, day, began: body.version });
    const { kind } = before;
    const taken = await lockTaken(trx, id);
    const fields = readCoupon(own, body, kind, taken);
    await trx.updateTable("coupon").set(fields).where("id", "=", id).execute();
    await saveStock(trx, chain, id, { totalLimit: fields.total_limit, taken });
    const detail = { changes: whatChanged(factsOf(before), factsOf(fields)) };
    await audit(trx, chain, { accountId: actor.accountId, act: "update-coupon", subject: `coupon ${id}`, detail });
    return publishableCoupon.read(trx, id, day);
  });
}

async function setImage({ db }: Services, call: Call<"removeCouponImage">, imagePath: string | null, act: TrailAct) {
  const { chain, actor, params } = call;
  await db.inChain(chain.id, async (trx) => {
    await holdChangeable(publishableCoupon, trx, params.id, call);
    await trx.updateTable("coupon").set({ image_path: imagePath }).where("id", "=", params.id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act, subject: `coupon ${params.id}` });
  });
}

export async function setCouponImage(services: Services, call: Call<"setCouponImage">) {
  const imagePath = await keepPicture(services, call, call.file, imageSide);
  await setImage(services, call, imagePath, "set-coupon-image");
  return { imagePath };
}

export const removeCouponImage = (services: Services, call: Call<"removeCouponImage">) =>
  setImage(services, call, null, "remove-coupon-image");
