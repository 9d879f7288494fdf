import { platformToday } from "@stammis/domain/clubs/club-day";
import { auditCompany } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { checkVersion, lastPlatformEdit } from "../../request/versions.ts";
import { readStanding } from "./get-company-detail.ts";
import { lockAccount } from "./settle-account.ts";

/** The platform lengthens a company's trial, gives it a plan from a day on, stops its clubs or lets them go on. */
export async function setCompanyStanding(
  { db }: Pick<Services, "db">,
  { params, body, actor, realNow }: Call<"setCompanyStanding">,
) {
  const today = platformToday(realNow);
  const { accountId } = actor;
  refuseFields({ haltedWhy: body.halted && body.haltedWhy === "" ? "REASON_TOO_SHORT" : null });
  return db.platform.transaction().execute(async (trx) => {
    const opened = await readStanding(trx, params.id);
    if (!opened) refuse("NOT_FOUND");
    const account = await lockAccount(trx, params.id);
    const present = (await readStanding(trx, params.id)) ?? refuse("NOT_FOUND");
    const last = () => lastPlatformEdit(trx, `company ${params.id}`, "set-company-standing");
    await checkVersion(body.version, { version: present.version, present }, last);
    const trialEndsOn = Temporal.PlainDate.from(body.trialEndsOn);
    const isMoved = body.trialEndsOn !== present.trialEndsOn;
    const isPast = (day: string) => Temporal.PlainDate.compare(day, today) < 0;
    refuseFields({
      trialEndsOn: isMoved && isPast(body.trialEndsOn) ? "DATE_IN_PAST" : null,
      "plan.from": body.plan && isPast(body.plan.from) ? "DATE_IN_PAST" : null,
    });
    if (isMoved)
      await trx.updateTable("company").set({ trial_ends_on: trialEndsOn }).where("id", "=", params.id).execute();
    if (body.plan) {
      const known = trx.selectFrom("plan").select("id").where("id", "=", body.plan.id);
      if (!(await known.executeTakeFirst())) refuse("NOT_FOUND");
      await trx
        .insertInto("company_plan")
        .values({ company_id: params.id, plan_id: body.plan.id, from_day: Temporal.PlainDate.from(body.plan.from) })
        .onConflict((on) => on.columns(["company_id", "from_day"]).doUpdateSet({ plan_id: body.plan?.id ?? 0 }))
        .execute();
    }
    const haltedFrom = body.halted ? (account.halted_from ?? today) : null;
    await trx
      .updateTable("billing_account")
      .set({ halted_from: haltedFrom, halted_why: body.halted ? body.haltedWhy : "" })
      .where("company_id", "=", params.id)
      .execute();
    const changed = [
      ...(isMoved ? ["trialEndsOn"] : []),
      ...(body.plan ? ["plan"] : []),
      ...(body.halted !== present.halted ? ["halted"] : []),
    ];
    const subject = `company ${params.id}` as const;
    await auditCompany(trx, { accountId, act: "set-company-standing", subject, detail: { changed } });
    return (await readStanding(trx, params.id)) ?? refuse("NOT_FOUND");
  });
}
