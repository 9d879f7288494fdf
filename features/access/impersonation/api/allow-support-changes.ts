import { auditCompany } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { allowedUntil } from "./list-impersonations.ts";
import { selectOwnSupport } from "./queries.ts";

/**
 * A merchant permits changes by support for a time, or ends the permission; running support sessions are affected at
 * once.
 */
export async function allowSupportChanges({ db }: Services, call: Call<"allowSupportChanges">) {
  const { actor, params, body, realNow: now } = call;
  const until = body.hours === 0 ? null : now.add({ hours: body.hours });
  return db.inPlatform(async (trx) => {
    const own = selectOwnSupport(trx, params.id, actor.accountId).forNoKeyUpdate("company");
    if (!(await own.executeTakeFirst())) refuse("NOT_FOUND");
    await trx.updateTable("company").set({ support_may_change_until: until }).where("id", "=", params.id).execute();
    const entry = { accountId: actor.accountId, act: "allow-support-changes" } as const;
    const subject = `company ${params.id}` as const;
    await auditCompany(trx, {
      ...entry,
      subject,
      detail: { changes: [{ field: "hours", from: null, to: body.hours }] },
    });
    return { mayChangeUntil: allowedUntil(until, now) };
  });
}
