import { sql, type Transaction } from "kysely";
import { checkName } from "#packages/domain/people/names.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB, Json } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain, StaffActor } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastEdit } from "#packages/server/request/versions.ts";
import { type Selection, selectionsMax } from "../domain/selection.ts";
import { selectSelections } from "./queries.ts";
import { checkNamed, readExpression } from "./selection-fields.ts";
import { selectionOf } from "./selection-shape.ts";

const nameMax = 60;

function readName(typed: string): string {
  const read = checkName(typed, { max: nameMax });
  return read.ok ? read.name : (refuseFields({ name: read.reason }) as never);
}

async function guarded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isTaken(error, "selection_name")) refuseFields({ name: "NAME_TAKEN" });
    throw error;
  }
}

const written = (selection: Selection) => sql<Json>`${JSON.stringify(selection)}::jsonb`;

const read = async (trx: Transaction<DB>, actor: StaffActor, id: number) =>
  selectionOf(await selectSelections(trx).where("selection.id", "=", id).executeTakeFirstOrThrow(), actor);

interface Made {
  name: string;
  expression: ReturnType<typeof written>;
  now: Temporal.Instant;
}

async function insertSelection(trx: Transaction<DB>, chain: Chain, { name, expression, now }: Made): Promise<number> {
  const { kept: selectionCount } = await trx
    .selectFrom("selection")
    .select(sql<number>`count(*)::int`.as("kept"))
    .executeTakeFirstOrThrow();
  if (selectionCount >= selectionsMax) return refuse("TOO_MANY_SELECTIONS");
  const { id } = await trx
    .insertInto("selection")
    .values({ chain_id: chain.id, name, expression, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a selection. Names are unique in a club, ignoring case. Refuses each invalid field, TOO_MANY_SELECTIONS. */
export async function createSelection({ db }: Services, { chain, actor, body, now }: Call<"createSelection">) {
  const name = readName(body.name);
  const selection = readExpression(body.expression);
  return guarded(() =>
    db.inChain(chain.id, async (trx) => {
      await checkNamed(trx, selection);
      const id = await insertSelection(trx, chain, { name, expression: written(selection), now });
      await audit(trx, chain, { accountId: actor.accountId, act: "create-selection", subject: `selection ${id}` });
      return read(trx, actor, id);
    }),
  );
}

/**
 * Changes a selection; campaigns and sendouts that use it follow the new conditions from now on. Refuses each invalid
 * field, CHANGED_MEANWHILE, NOT_FOUND.
 */
export async function updateSelection({ db }: Services, { chain, actor, params, body, now }: Call<"updateSelection">) {
  const { id } = params;
  const name = readName(body.name);
  const selection = readExpression(body.expression);
  return guarded(() =>
    db.inChain(chain.id, async (trx) => {
      const lockQuery = trx.selectFrom("selection").select("id").where("id", "=", id).forNoKeyUpdate();
      if (!(await lockQuery.executeTakeFirst())) return refuse("NOT_FOUND");
      const present = await read(trx, actor, id);
      await checkVersion(body.version, { version: present.version, present }, () =>
        lastEdit(trx, chain, `selection ${id}`, "create-selection", "update-selection"),
      );
      await checkNamed(trx, selection);
      const changed = { name, expression: written(selection), updated_at: now };
      await trx.updateTable("selection").set(changed).where("id", "=", id).execute();
      await audit(trx, chain, { accountId: actor.accountId, act: "update-selection", subject: `selection ${id}` });
      return read(trx, actor, id);
    }),
  );
}

/** Copies a selection under another name. Refuses NOT_FOUND, an invalid name, TOO_MANY_SELECTIONS. */
export async function copySelection({ db }: Services, { chain, actor, params, body, now }: Call<"copySelection">) {
  const name = readName(body.name);
  return guarded(() =>
    db.inChain(chain.id, async (trx) => {
      const from = await trx
        .selectFrom("selection")
        .select("expression")
        .where("id", "=", params.id)
        .executeTakeFirst();
      if (!from) return refuse("NOT_FOUND");
      const expression = sql<Json>`${JSON.stringify(from.expression)}::jsonb`;
      const id = await insertSelection(trx, chain, { name, expression, now });
      await audit(trx, chain, { accountId: actor.accountId, act: "create-selection", subject: `selection ${id}` });
      return read(trx, actor, id);
    }),
  );
}
