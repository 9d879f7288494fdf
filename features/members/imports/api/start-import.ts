import { sql } from "kysely";
import { selectOpenLocation } from "#features/members/joining/api/queries.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type ImportField, importFields, isRepeatable } from "../domain/import-fields.ts";
import { getImport } from "./list-imports.ts";

type Starting = Call<"startImport">;

/** Refuses unknown fields, repeated fields that must be unique, and a file without an address column. */
function checkColumns({ columns }: Starting["body"]): void {
  const fields = columns.flatMap(({ field }) => (field === null ? [] : [field]));
  const isKnown = (field: string) =>
    importFields.includes(field as (typeof importFields)[number]) || /^stamps:\d+$/.test(field);
  const single = fields.filter((field) => !isRepeatable(field as ImportField));
  if (!fields.every(isKnown) || new Set(single).size < single.length) refuse("INVALID_INPUT");
  refuseFields({ columns: fields.includes("email") || fields.includes("phone") ? null : "EMAIL_OR_PHONE_REQUIRED" });
}

/**
 * Creates an import for the rows of a file. An unfinished upload of the same table, read in the same way, continues
 * instead. Refuses EMAIL_OR_PHONE_REQUIRED, INVALID_INPUT, and NOT_FOUND for a point of sale that is not open.
 */
export async function startImport(services: Services, call: Starting) {
  const { chain, actor, body, realNow } = call;
  checkColumns(body);
  const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;
  const id = await services.db.inChain(chain.id, async (trx) => {
    const { pointOfSaleId } = body.choices;
    if (pointOfSaleId !== null && !(await selectOpenLocation(trx, pointOfSaleId).executeTakeFirst()))
      refuse("NOT_FOUND");
    const waiting = await trx
      .selectFrom("member_import")
      .select("id")
      .where("fingerprint", "=", body.fingerprint)
      .where("account_id", "=", actor.accountId)
      .where("state", "=", "RECEIVING")
      .where("row_count", "=", body.rows)
      .where(sql<boolean>`columns = ${json(body.columns)} and choices = ${json(body.choices)}`)
      .orderBy("id", "desc")
      .executeTakeFirst();
    if (waiting) return waiting.id;
    const made = await trx
      .insertInto("member_import")
      .values({
        chain_id: chain.id,
        account_id: actor.accountId,
        file_name: body.fileName,
        fingerprint: body.fingerprint,
        columns: json(body.columns),
        choices: json(body.choices),
        row_count: body.rows,
        moved_at: realNow,
        created_at: realNow,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { rows: body.rows };
    await audit(trx, chain, { accountId: actor.accountId, act: "start-import", subject: `import ${made.id}`, detail });
    return made.id;
  });
  return getImport(services, { chain, realNow, params: { id } });
}
