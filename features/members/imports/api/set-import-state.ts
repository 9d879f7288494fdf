import { sql } from "kysely";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { canBecome, canBeRemoved } from "../domain/import-states.ts";
import { undoable } from "./import-shape.ts";
import { moveImportJob } from "./job-kinds.ts";
import { getImport } from "./list-imports.ts";
import { lockImport } from "./queries.ts";

/** The audit trail's action for each state; a check changes no member. */
const trailActs = { CHECKING: null, RUNNING: "run-import", STOPPED: "stop-import", UNDOING: "undo-import" } as const;

/**
 * Checks, runs, stops, continues or undoes an import in a job. Requesting the current state changes nothing. Refuses
 * STATUS_NOT_ALLOWED for missing rows, an expired undo period, continuing after the invitation, or an invalid
 * transition.
 */
export async function setImportState(services: Services, call: Call<"setImportState">) {
  const { chain, actor, params, body, realNow } = call;
  await services.db.inChain(chain.id, async (trx) => {
    const memberImport = (await lockImport(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    if (memberImport.state === body.state) return;
    if (!canBecome(memberImport.state, body.state)) refuse("STATUS_NOT_ALLOWED");
    // The budget was checked when the merchant requested the invitations; members imported later would be invited
    // without that check.
    if (body.state === "RUNNING" && memberImport.invited_at) refuse("STATUS_NOT_ALLOWED");
    if (body.state === "UNDOING" && !undoable(memberImport, realNow)) refuse("STATUS_NOT_ALLOWED");
    if (body.state === "CHECKING") {
      const { received } = await trx
        .selectFrom("member_import_row")
        .select(sql<number>`count(*)::int`.as("received"))
        .where("import_id", "=", params.id)
        .executeTakeFirstOrThrow();
      if (received < memberImport.row_count) refuse("STATUS_NOT_ALLOWED");
    }
    const begins = ["CHECKING", "UNDOING"].includes(body.state) || memberImport.state === "CHECKED";
    await trx
      .updateTable("member_import")
      .set({ state: body.state, moved_at: realNow, ...(begins && { progress: 0 }) })
      .where("id", "=", params.id)
      .execute();
    if (body.state !== "STOPPED") await enqueue(trx, moveImportJob, { chainId: chain.id, importId: params.id });
    const act = trailActs[body.state];
    if (act) await audit(trx, chain, { accountId: actor.accountId, act, subject: `import ${params.id}` });
  });
  return getImport(services, { chain, realNow, params });
}

/** Deletes an import that has created no members, with its rows. Refuses STATUS_NOT_ALLOWED. */
export async function removeImport({ db }: Services, { chain, actor, params }: Call<"removeImport">): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    const memberImport = (await lockImport(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    if (!canBeRemoved(memberImport.state)) refuse("STATUS_NOT_ALLOWED");
    await trx.deleteFrom("member_import").where("id", "=", params.id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-import", subject: `import ${params.id}` });
  });
}
