import type { Kysely } from "kysely";
import type { DB } from "../../db/types.ts";

export function selectAccount(db: Kysely<DB>, accountId: number) {
  return db
    .selectFrom("account")
    .select(["id", "email", "first_name", "last_name", "phone", "language"])
    .where("id", "=", accountId);
}
