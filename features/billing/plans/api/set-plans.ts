import type { Transaction } from "kysely";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { kronorFromOre, oreFromKronor } from "#packages/domain/money.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastPlatformEdit, versioned } from "#packages/server/request/versions.ts";
import { plansSchemas } from "../contract/schemas.ts";
import { countPayers } from "./count-payers.ts";
import { selectPlans } from "./plan-queries.ts";

type Fields = Call<"createPlan">["body"];

async function readPlans(trx: Transaction<DB>, today: Temporal.PlainDate) {
  const rows = await selectPlans(trx).execute();
  const payers = await countPayers(trx, today);
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.map((id) => {
    const own = rows.filter((row) => row.id === id);
    return versioned(plansSchemas.setPlan.body, {
      id,
      name: own[0]?.name ?? "",
      offered: own[0]?.offered ?? false,
      prices: own.map((row) => ({
        from: row.from_day.toString(),
        location: kronorFromOre(row.location_ore),
        membersIncluded: row.members_included,
        member: kronorFromOre(row.member_ore),
      })),
      payers: payers(id),
    });
  });
}

type PlanShape = Awaited<ReturnType<typeof readPlans>>[number];

const oreOf = (kronor: number) => {
  const read = oreFromKronor(kronor);
  return read.ok ? read.ore : refuse("INVALID_INPUT");
};

/**
 * Converts prices to rows. Refuses two prices on one day and any change to prices in force, which may have been
 * charged.
 */
function readPrices({ prices }: Fields, before: PlanShape["prices"], today: Temporal.PlainDate) {
  const seen = new Set<string>();
  const begun = (from: string) => Temporal.PlainDate.compare(from, today) < 0;
  prices.forEach((price, at) => {
    if (seen.has(price.from)) refuseFields({ [`prices.${at}.from`]: "DATE_TWICE" });
    seen.add(price.from);
    const asBefore = before.find(({ from }) => from === price.from);
    const { location, membersIncluded, member } = price;
    const isSame =
      asBefore &&
      [asBefore.location, asBefore.membersIncluded, asBefore.member].join() ===
        [location, membersIncluded, member].join();
    if (begun(price.from) && !isSame && before.length > 0) refuseFields({ [`prices.${at}.from`]: "DATE_IN_PAST" });
  });
  if (before.some(({ from }) => begun(from) && !seen.has(from))) refuseFields({ "prices.0.from": "DATE_IN_PAST" });
  return prices.map(({ from, location, membersIncluded, member }) => ({
    from_day: Temporal.PlainDate.from(from),
    location_ore: oreOf(location),
    members_included: membersIncluded,
    member_ore: oreOf(member),
  }));
}

const asTaken = (error: unknown): never => {
  refuseFields({ name: isTaken(error, "plan_name_key") ? "NAME_TAKEN" : null });
  throw error;
};

/** Lists all plans with their prices by start day and the number of companies that pay by each. */
export const listPlans = ({ db }: Pick<Services, "db">, { realNow }: Pick<Call<"listPlans">, "realNow">) =>
  db.inPlatform((trx) => readPlans(trx, platformToday(realNow)));

export async function createPlan({ db }: Pick<Services, "db">, { body, actor, realNow }: Call<"createPlan">) {
  const today = platformToday(realNow);
  const rows = readPrices(body, [], today);
  refuseFields({ name: body.name ? null : "REQUIRED" });
  const made = db.inPlatform(async (trx) => {
    const { name, offered } = body;
    const { id } = await trx.insertInto("plan").values({ name, offered }).returning("id").executeTakeFirstOrThrow();
    await trx
      .insertInto("plan_price")
      .values(rows.map((row) => ({ ...row, plan_id: id })))
      .execute();
    await auditPlatform(trx, { accountId: actor.accountId, act: "create-plan", subject: `plan ${id}` });
    return (await readPlans(trx, today)).find((plan) => plan.id === id) ?? refuse("NOT_FOUND");
  });
  return made.catch(asTaken);
}

/** Changes a plan. Its companies pay the new price from its first day; prices in force do not change. */
export async function setPlan({ db }: Pick<Services, "db">, { params, body, actor, realNow }: Call<"setPlan">) {
  const today = platformToday(realNow);
  refuseFields({ name: body.name ? null : "REQUIRED" });
  const changed = db.inPlatform(async (trx) => {
    await trx.selectFrom("plan").select("id").where("id", "=", params.id).forUpdate().execute();
    const present = (await readPlans(trx, today)).find(({ id }) => id === params.id) ?? refuse("NOT_FOUND");
    const last = () => lastPlatformEdit(trx, `plan ${params.id}`, "set-plan");
    await checkVersion(body.version, { version: present.version, present }, last);
    const rows = readPrices(body, present.prices, today);
    await trx.updateTable("plan").set({ name: body.name, offered: body.offered }).where("id", "=", params.id).execute();
    await trx.deleteFrom("plan_price").where("plan_id", "=", params.id).where("from_day", ">=", today).execute();
    await trx
      .insertInto("plan_price")
      .values(rows.map((row) => ({ ...row, plan_id: params.id })))
      .onConflict((on) => on.doNothing())
      .execute();
    const subject = `plan ${params.id}`;
    await auditPlatform(trx, { accountId: actor.accountId, act: "set-plan", subject });
    return (await readPlans(trx, today)).find(({ id }) => id === params.id) ?? refuse("NOT_FOUND");
  });
  return changed.catch(asTaken);
}
