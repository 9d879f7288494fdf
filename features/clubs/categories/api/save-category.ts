import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import { checkName } from "#packages/domain/people/names.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastEdit } from "#packages/server/request/versions.ts";
import { categoryOf, selectCategories } from "./queries.ts";

function readCategoryName(input: string): string {
  const read = checkName(input);
  return read.ok ? read.name : (refuseFields({ name: read.reason }) as never);
}

async function guarded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isTaken(error, "category_name")) refuseFields({ name: "NAME_TAKEN" });
    throw error;
  }
}

/** Creates a category. Names are unique among current ones, ignoring case, with 3 to 32 characters. Spec §5. */
export async function createCategory({ db }: Services, { chain, actor, body }: Call<"createCategory">) {
  const name = readCategoryName(body.name);
  return guarded(() =>
    db.inChain(chain.id, async (trx) => {
      const made = await trx
        .insertInto("category")
        .values({ chain_id: chain.id, name })
        .returning(["id", "name"])
        .executeTakeFirstOrThrow();
      await audit(trx, chain, { accountId: actor.accountId, act: "create-category", subject: `category ${made.id}` });
      return categoryOf({ ...made, purchases: 0 });
    }),
  );
}

/** Renames a category, also on earlier purchases. */
export async function renameCategory({ db }: Services, { chain, actor, params: { id }, body }: Call<"renameCategory">) {
  const name = readCategoryName(body.name);
  return guarded(() =>
    db.inChain(chain.id, async (trx) => {
      const used = trx.selectFrom("category").select("name").where("id", "=", id).where("removed_at", "is", null);
      const before = await used.forNoKeyUpdate().executeTakeFirst();
      if (!before) return refuse("NOT_FOUND");
      const read = async () =>
        categoryOf(await selectCategories(trx).where("category.id", "=", id).executeTakeFirstOrThrow());
      const present = await read();
      await checkVersion(body.version, { version: present.version, present }, () =>
        lastEdit(trx, chain, `category ${id}`, "rename-category"),
      );
      await trx.updateTable("category").set({ name }).where("id", "=", id).execute();
      const detail = { changes: whatChanged(before, { name }) };
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: "rename-category",
        subject: `category ${id}`,
        detail,
      });
      return read();
    }),
  );
}

/** Removes a category from use; its purchases keep it. */
export async function removeCategory({ db }: Services, { chain, actor, params: { id }, now }: Call<"removeCategory">) {
  await db.inChain(chain.id, async (trx) => {
    const row = await trx
      .updateTable("category")
      .set({ removed_at: now })
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!row) refuse("NOT_FOUND");
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-category", subject: `category ${id}` });
  });
}
