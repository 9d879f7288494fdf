import type { Build } from "./build.ts";

/** Selects members joined with their statistics: purchases, balance, stamps. */
export const membersWithStatistics = (db: Build) =>
  db
    .selectFrom("member")
    .innerJoin("member_statistics", (join) =>
      join
        .onRef("member_statistics.chain_id", "=", "member.chain_id")
        .onRef("member_statistics.member_id", "=", "member.id"),
    );
