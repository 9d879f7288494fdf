import { expect } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { openTill } from "../../engine/till.ts";
import { type Club, makeMember } from "../factories.ts";
import type { TestApi } from "../harness.ts";

export type Member = Awaited<ReturnType<typeof makeMember>>;
type Taken = "name" | "email" | "phone";

/** Makes each number unique. */
let made = 0;

/** Returns a merchant's actions on two memberships of a club. */
export function openMerges(api: TestApi, club: Club) {
  const merchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
  return {
    merchant,
    till: () => openTill(api, club),
    /** Makes one person's two memberships: one by e-mail, one by phone. */
    async twoOfOne(other: Record<string, unknown> = {}): Promise<[Member, Member]> {
      const digits = `+4670${1_000_000 + ++made}`;
      return [
        await makeMember(api, club),
        await makeMember(api, club, { email: null, phone: digits, first_name: "Anna-Karin", ...other }),
      ];
    },
    merge: (survivor: Member, other: Member, taken: Taken[] = [], as = merchant()) =>
      api.call("mergeMembers", { params: { id: survivor.memberId }, body: { otherId: other.memberId, taken } }, as),
    undo: (survivor: Member, mergeId: number) =>
      api.call("undoMerge", { params: { id: survivor.memberId, mergeId } }, merchant()),
    preview: (survivor: Member, other: Member) =>
      api.call("previewMerge", { params: { id: survivor.memberId }, query: { otherId: other.memberId } }, merchant()),
    pageOf: ({ memberId }: Member) => api.call("getMember", { params: { id: memberId } }, merchant()),
    mergesOf: async ({ memberId }: Member) =>
      (await api.call("listMerges", { params: { id: memberId } }, merchant())).rows,
    async allHolds() {
      const results = await runChecks(api.services.db.platform);
      expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
    },
  };
}
