import type { Transaction } from "kysely";
import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import {
  holdLanguage,
  readTranslations,
  writtenTranslations,
} from "#features/loyalty/publishing/api/read-translations.ts";
import { checkName } from "#packages/domain/people/names.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastEdit } from "#packages/server/request/versions.ts";
import { categoryTexts } from "../domain/category-texts.ts";
import { categoryOf, selectCategories } from "./queries.ts";

/** Reads the name and its translations. Omitted translations stay as they are. */
function readCategory(own: Language, { name, translations }: Call<"renameCategory">["body"]) {
  const read = checkName(name);
  const texts = readTranslations(own, translations, categoryTexts);
  if (!read.ok || !texts.ok) return refuseFields({ ...texts.problems, name: read.ok ? null : read.reason }) as never;
  return { name: read.name, ...writtenTranslations(texts.translations) };
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
  return guarded(() =>
    db.inChain(chain.id, async (trx) => {
      const fields = readCategory(await holdLanguage(trx, chain), body);
      const { id } = await trx
        .insertInto("category")
        .values({ chain_id: chain.id, ...fields })
        .returning("id")
        .executeTakeFirstOrThrow();
      await audit(trx, chain, { accountId: actor.accountId, act: "create-category", subject: `category ${id}` });
      return readOne(trx, id);
    }),
  );
}

const readOne = async (trx: Transaction<DB>, id: number) =>
  categoryOf(await selectCategories(trx).where("category.id", "=", id).executeTakeFirstOrThrow());

/** Renames a category, also on earlier purchases. */
export async function renameCategory({ db }: Services, { chain, actor, params: { id }, body }: Call<"renameCategory">) {
  return guarded(() =>
    db.inChain(chain.id, async (trx) => {
      const fields = readCategory(await holdLanguage(trx, chain), body);
      const used = trx
        .selectFrom("category")
        .select(["name", "translations"])
        .where("id", "=", id)
        .where("removed_at", "is", null);
      const before = await used.forNoKeyUpdate().executeTakeFirst();
      if (!before) return refuse("NOT_FOUND");
      const present = await readOne(trx, id);
      await checkVersion(body.version, { version: present.version, present }, () =>
        lastEdit(trx, chain, `category ${id}`, "rename-category"),
      );
      await trx.updateTable("category").set(fields).where("id", "=", id).execute();
      const after = await readOne(trx, id);
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: "rename-category",
        subject: `category ${id}`,
        detail: { changes: whatChanged(before, { name: after.name, translations: after.translations }) },
      });
      return after;
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
