import { sql } from "kysely";
import type { Build } from "../../db/build.ts";

/** What a secret of a pass is good for; of each there is another. */
export const purposes = {
  /** The phone's own word, for as long as the pass lives. */
  token: (serial: string) => `token ${serial}`,
  /** The address a pass is fetched at first, until a moment (in seconds since 1970). */
  link: (serial: string, until: number) => `link ${serial} ${until}`,
};

/** Passes; without a member, where they have left or are merged into another: those are void. */
const selectPasses = (db: Build) =>
  db
    .selectFrom("wallet_pass")
    .leftJoin("member", (join) =>
      join
        .onRef("member.chain_id", "=", "wallet_pass.chain_id")
        .onRef("member.id", "=", "wallet_pass.member_id")
        .on("member.removed_at", "is", null)
        .on("member.merged_into", "is", null),
    )
    .select(["wallet_pass.serial", "wallet_pass.shown", "member.id as memberId"]);

/** A pass with one of its secrets. */
export function selectPass(db: Build, serial: string, purpose: string) {
  return selectPasses(db)
    .select("wallet_pass.changed_at")
    .select(sql<Buffer>`wallet_secret(${purpose})`.as("secret"))
    .where("wallet_pass.serial", "=", serial);
}

/** Passes that phones hold, from one serial on: those of some members with any that have become nobody's, or all. */
export function selectHeldPasses(db: Build, memberIds: readonly number[] | null, after: string, size: number) {
  const held = selectPasses(db)
    .where(sql<boolean>`exists (select from wallet_device held
      where held.chain_id = wallet_pass.chain_id and held.serial = wallet_pass.serial)`)
    .where("wallet_pass.serial", ">", after)
    .orderBy("wallet_pass.serial")
    .limit(size);
  if (memberIds === null) return held;
  return held.where(sql<boolean>`(wallet_pass.member_id = any(${memberIds}::bigint[])
    or wallet_pass.member_id is null)`);
}
