import type { Build } from "#packages/server/db/build.ts";

export function selectAccount(db: Build, accountId: number) {
  return db
    .selectFrom("account")
    .select(["id", "email", "first_name", "last_name", "phone", "language"])
    .where("id", "=", accountId);
}
