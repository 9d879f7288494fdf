import { selectStampCards, stampCardRule } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { differing } from "../domain/merged-profile.ts";
import { planMerge } from "../domain/plan-merge.ts";
import { membershipShape, mergedShape } from "./merge-shape.ts";
import { selectBoth } from "./queries.ts";
import { membershipOf, membershipStatements } from "./read-memberships.ts";

/** Returns both memberships for comparison, and the result of merging them now. */
export async function getMergePreview({ db }: Services, { chain, actor, params, query, day }: Call<"previewMerge">) {
  const [keptId, otherId] = [params.id, query.otherId];
  if (keptId === otherId) refuse("SAME_MEMBER");
  const [both, rows, k1, k2, k3, k4, k5, k6, k7, o1, o2, o3, o4, o5, o6, o7] = await db.read(
    chain.id,
    (q) =>
      [
        selectBoth(q, actor, [keptId, otherId]),
        selectStampCards(q).where("publish_status", "<>", "NEW").orderBy("stamp_card.id"),
        ...membershipStatements(q, keptId),
        ...membershipStatements(q, otherId),
      ] as const,
  );
  const survivor = membershipOf([k1, k2, k3, k4, k5, k6, k7], day);
  const other = membershipOf([o1, o2, o3, o4, o5, o6, o7], day);
  if (both.length < 2 || !survivor || !other) return refuse("NOT_FOUND");
  const rules = new Map(rows.map((row) => [row.id, stampCardRule(row, day)]));
  const plan = planMerge(survivor.membership, other.membership, { taken: [], rules }, day.today);
  return {
    kept: membershipShape(survivor, rows, day),
    other: membershipShape(other, rows, day),
    differing: differing(survivor.membership.profile, other.membership.profile),
    after: mergedShape([survivor, other], plan, rows, day),
    completed: plan.cards.flatMap(({ stampCardId, completed }) => {
      const row = rows.find(({ id }) => id === stampCardId);
      return Array.from({ length: completed }, () => row?.title || row?.name || "");
    }),
    undoable: plan.undoable,
  };
}
