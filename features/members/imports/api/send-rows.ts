import { sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { importCellMax } from "../domain/import-fields.ts";
import { lockImport } from "./queries.ts";

/** Cuts a cell one character above the longest field, so that the check still finds it too long. */
const cleanCell = (cell: string) =>
  cell
    .toWellFormed()
    .replaceAll("\0", "")
    .slice(0, importCellMax + 1);

/**
 * Stores rows of a file, each once even when sent again. Returns the number received, so that the sender knows where to
 * continue. Refuses NOT_FOUND, STATUS_NOT_ALLOWED after the check began, INVALID_INPUT for more rows than announced.
 */
export async function sendImportRows({ db }: Services, call: Call<"sendImportRows">) {
  const { chain, params, body, realNow } = call;
  return db.inChain(chain.id, async (trx) => {
    const memberImport = (await lockImport(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    if (memberImport.state !== "RECEIVING") refuse("STATUS_NOT_ALLOWED");
    if (body.from + body.rows.length - 1 > memberImport.row_count) refuse("INVALID_INPUT");
    if (body.lines && body.lines.length !== body.rows.length) refuse("INVALID_INPUT");
    const cells = body.rows.map((row) => JSON.stringify(row.map(cleanCell)));
    const lines = body.lines ?? body.rows.map((_, at) => body.from + at + 1);
    await sql`insert into member_import_row (chain_id, import_id, row_number, line, cells)
      select ${thisChain}::bigint, ${params.id}::bigint, ${body.from}::int + place::int - 1, line, cells::jsonb
      from unnest(${cells}::text[], ${lines}::int[]) with ordinality as each (cells, line, place)
      on conflict do nothing`.execute(trx);
    await trx.updateTable("member_import").set({ moved_at: realNow }).where("id", "=", params.id).execute();
    const { received } = await trx
      .selectFrom("member_import_row")
      .select(sql<number>`count(*)::int`.as("received"))
      .where("import_id", "=", params.id)
      .executeTakeFirstOrThrow();
    return { received };
  });
}
