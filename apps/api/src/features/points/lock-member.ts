import { sql } from "kysely";
import type { Build } from "../../db/build.ts";

/**
 * Everything that changes a member's points takes this lock first, so that two of staff take turns. `own` tells whether
 * the member is the caller, known by the same e-mail or phone.
 */
export function lockMember(db: Build, memberId: number, accountId: number) {
  return db
    .selectFrom("member")
    .select("member.id")
    .select(
      sql<boolean>`exists (select from account where account.id = ${accountId}
        and (account.email = member.email or account.phone = member.phone))`.as("own"),
    )
    .where("member.id", "=", memberId)
    .where("removed_at", "is", null)
    .forNoKeyUpdate();
}
