import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeStaff, signIn } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { type Member, openMerges } from "#tests/api/members/merges.ts";

let api: TestApi;
let club: Club;
let merges: ReturnType<typeof openMerges>;
let local: { accountId: number; email: string; token: string };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  club = await makeClub(api);
  merges = openMerges(api, club);
  local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [...club.locationIds], { first_name: "Maja" });
});

const as = (token: string) => ({ as: token, chain: club.chain.subdomain });
const here = () => ({ home_location_id: club.locationIds[0] });
async function twoHere(other: Record<string, unknown> = {}) {
  const [survivor, second] = await merges.twoOfOne({ ...here(), ...other });
  await api.owner.query("update member set home_location_id = $1 where id = $2", [
    club.locationIds[0],
    survivor.memberId,
  ]);
  return [survivor, second] as const;
}
const ask = (survivor: Member, other: Member, token = local.token) =>
  api.call(
    "askMerge",
    { params: { id: survivor.memberId }, body: { otherId: other.memberId, taken: ["name"] } },
    as(token),
  );
const answer = (id: number, verdict: "APPROVED" | "DECLINED", token = club.merchant.token) =>
  api.call("answerMergeRequest", { params: { id }, body: { answer: verdict } }, as(token));
const waiting = (token: string) => api.call("listMergeRequests", {}, as(token));
const firstNameOf = async (member: Member) => (await merges.pageOf(member)).profile.firstName;
const isGone = async ({ memberId: id }: Member) =>
  (await api.ask("getMember", { params: { id } }, merges.merchant())).status;

describe("a local merchant’s request to merge", () => {
  test("shows a merchant its author and its members, and merges them once approved", async () => {
    const [survivor, other] = await twoHere();
    const { id } = await ask(survivor, other);
    const expected = {
      id,
      mergeId: null,
      kept: { id: survivor.memberId, firstName: "Anna" },
      other: { id: other.memberId, firstName: "Anna-Karin" },
      taken: ["name"],
      askedBy: "Maja Berg",
    };
    expect(await waiting(club.merchant.token)).toMatchObject([{ ...expected, isOwn: false }]);
    expect(await waiting(local.token)).toMatchObject([{ ...expected, isOwn: true }]);
    expect(await isGone(other)).toBe(200);
    await answer(id, "APPROVED");
    expect(await isGone(other)).toBe(404);
    expect(await firstNameOf(survivor)).toBe("Anna-Karin");
    expect(await waiting(club.merchant.token)).toEqual([]);
    const { rows } = await api.owner.query(
      "select act, account_id::int as who, detail ->> 'askedBy' as asked_by from audit_entry where chain_id = $1 and act like '%merge%' order by id",
      [club.chain.id],
    );
    expect(rows).toEqual([
      { act: "ask-merge", who: local.accountId, asked_by: null },
      { act: "merge-members", who: club.merchant.accountId, asked_by: String(local.accountId) },
    ]);
    await merges.allHolds();
  });

  test("merges nothing when declined or withdrawn, and can be made again", async () => {
    const [survivor, other] = await twoHere();
    const first = await ask(survivor, other);
    await answer(first.id, "DECLINED");
    expect(await codeOf(answer(first.id, "APPROVED"))).toBe("ALREADY_ANSWERED");
    const second = await ask(survivor, other);
    expect(second.id).not.toBe(first.id);
    await api.call("withdrawMergeRequest", { params: { id: second.id } }, as(local.token));
    expect(await codeOf(answer(second.id, "APPROVED"))).toBe("ALREADY_ANSWERED");
    expect(await isGone(other)).toBe(200);
  });

  test("is answered only by merchants, and never by its author", async () => {
    const [survivor, other] = await twoHere();
    const { id } = await ask(survivor, other);
    const colleague = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [...club.locationIds]);
    for (const { token } of [local, colleague]) expect(await codeOf(answer(id, "APPROVED", token))).toBe("NO_ACCESS");
    expect(await waiting(colleague.token)).toEqual([]);
    const withdrawing = api.call("withdrawMergeRequest", { params: { id } }, as(colleague.token));
    expect(await codeOf(withdrawing)).toBe("NOT_FOUND");
    // A local merchant who has become a merchant still needs another merchant.
    await api.owner.query("delete from staff where account_id = $1", [local.accountId]);
    await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      club.companyId,
      local.accountId,
    ]);
    const promoted = await signIn(api, local.accountId, "ROLE_MERCHANT");
    expect(await codeOf(answer(id, "APPROVED", promoted))).toBe("OWN_REQUEST");
  });

  test("is refused for a merchant, who can merge without approval", async () => {
    const [survivor, other] = await twoHere();
    expect(await codeOf(ask(survivor, other, club.merchant.token))).toBe("MERGE_APPROVAL_NOT_NEEDED");
  });

  test("to undo a merge undoes it once approved", async () => {
    const [survivor, other] = await twoHere();
    const { mergeId } = await merges.merge(survivor, other);
    const params = { id: survivor.memberId, mergeId };
    expect(await codeOf(api.call("undoMerge", { params }, as(local.token)))).toBe("MERGE_APPROVAL_NEEDED");
    const { id } = await api.call("askUndoMerge", { params }, as(local.token));
    expect(await waiting(club.merchant.token)).toMatchObject([{ id, mergeId }]);
    await answer(id, "APPROVED");
    expect(await isGone(other)).toBe(200);
    await merges.allHolds();
  });

  test("is no longer listed when its two members have been merged without it", async () => {
    const [survivor, other] = await twoHere();
    const { id } = await ask(survivor, other);
    await merges.merge(other, survivor);
    expect(await waiting(club.merchant.token)).toEqual([]);
    expect(await codeOf(answer(id, "APPROVED"))).toBe("NOT_FOUND");
  });

  test("is approved only once when two merchants approve it at the same time", async () => {
    const [survivor, other] = await twoHere();
    const { id } = await ask(survivor, other);
    const responses = await heldUp(
      api,
      `select from merge_request where chain_id = ${club.chain.id} and id = ${id} for update`,
      [1, 2].map(
        () => () => api.ask("answerMergeRequest", { params: { id }, body: { answer: "APPROVED" } }, merges.merchant()),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    await merges.allHolds();
  });
});

describe("a membership that belongs to a staff member", () => {
  test.each(["kept", "other"])("cannot be merged at the request of its holder, as %s", async (side) => {
    const [survivor, other] = await twoHere({ email: local.email });
    const [one, two] = side === "kept" ? [other, survivor] : [survivor, other];
    expect(await codeOf(ask(one, two))).toBe("OWN_MERGE");
  });

  test("cannot be merged or separated by a merchant with the same e-mail or phone", async () => {
    const { rows } = await api.owner.query("update account set phone = '+46705550001' where id = $1 returning email", [
      club.merchant.accountId,
    ]);
    for (const row of [{ email: rows[0].email }, { phone: "+46705550001" }]) {
      const [survivor, own] = await twoHere(row);
      expect(await codeOf(merges.merge(survivor, own))).toBe("OWN_MERGE");
      const colleague = await makeStaff(api, club, "ROLE_CASHIER", []);
      await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
        club.companyId,
        colleague.accountId,
      ]);
      const token = await signIn(api, colleague.accountId, "ROLE_MERCHANT");
      const { mergeId } = await merges.merge(survivor, own, [], as(token));
      expect(await codeOf(merges.undo(survivor, mergeId))).toBe("OWN_MERGE");
    }
  });

  test("cannot be merged by approving a request that its holder made before owning it", async () => {
    const [survivor, other] = await twoHere();
    const { id } = await ask(survivor, other);
    await api.owner.query("update member set email = $1 where id = $2", [local.email, other.memberId]);
    expect(await codeOf(answer(id, "APPROVED"))).toBe("OWN_MERGE");
  });
});
