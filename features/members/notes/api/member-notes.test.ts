import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const at = (token: string = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const localMerchant = () => makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [...club.locationIds]);
/** Creates a member whose home location is the point of sale of the local merchants in this test. */
const someone = () => makeMember(api, club, { home_location_id: club.locationIds[0] });
const write = (memberId: number, text: string, token?: string) =>
  api.call("addMemberNote", { params: { id: memberId }, body: { text } }, at(token));
const notesOf = async (id: number, token?: string) =>
  (await api.call("listMemberNotes", { params: { id }, query: {} }, at(token))).rows;
const pin = (id: number, token?: string) => api.ask("pinMemberNote", { params: { id } }, at(token));
const atTill = async (membershipId: string, token?: string) =>
  (await api.call("getAtTill", { params: { membershipId } }, at(token))).note;

describe("a note about a member", () => {
  test("is shown with its author and time to staff who see the member", async () => {
    const { memberId } = await someone();
    const { token } = await localMerchant();
    const written = await write(memberId, "  Tål inte nötter  ", token);
    expect(written).toMatchObject({ text: "Tål inte nötter", author: "Kim Berg", pinned: false, editedAt: null });
    expect(await notesOf(memberId)).toEqual([{ ...written, may: { edit: false, remove: true, pin: true } }]);
  });

  test("can be edited only by its author", async () => {
    const { memberId } = await someone();
    const [author, other] = [await localMerchant(), await localMerchant()];
    const { id } = await write(memberId, "Vill ha havremjölk", author.token);
    const edit = (token?: string) =>
      api.call("editMemberNote", { params: { id }, body: { text: "Vill ha sojamjölk" } }, at(token));
    expect(await codeOf(edit(other.token))).toBe("NO_ACCESS");
    expect(await codeOf(edit())).toBe("NO_ACCESS");
    expect(await edit(author.token)).toMatchObject({ text: "Vill ha sojamjölk", editedAt: api.clock.now.toString() });
    expect(await notesOf(memberId)).toMatchObject([{ text: "Vill ha sojamjölk" }]);
  });

  test("can be removed by its author and by the merchant", async () => {
    const { memberId } = await someone();
    const [author, other] = [await localMerchant(), await localMerchant()];
    const remove = (id: number, token?: string) => api.call("removeMemberNote", { params: { id } }, at(token));
    const [first, second] = [await write(memberId, "Ett", author.token), await write(memberId, "Två", author.token)];
    expect(await codeOf(remove(first.id, other.token))).toBe("NO_ACCESS");
    await remove(first.id, author.token);
    await remove(second.id);
    expect(await notesOf(memberId)).toEqual([]);
    expect(await codeOf(remove(first.id))).toBe("NOT_FOUND");
  });

  test.each(["", "   ", "x".repeat(1001)])("is refused without text or with too much text", async (text) => {
    const { memberId } = await someone();
    const body = { text };
    expect((await api.ask("addMemberNote", { params: { id: memberId }, body }, at())).status).toBe(400);
  });

  test("is listed once over several pages, the pinned note first", async () => {
    const { memberId } = await someone();
    for (let n = 0; n < 20; n++) await write(memberId, `Nummer ${n}`);
    const oldest = (await notesOf(memberId)).at(-1);
    const all: string[] = [];
    let cursor: string | undefined;
    await pin((oldest as { id: number }).id);
    do {
      const query = cursor ? { cursor } : {};
      const page = await api.call("listMemberNotes", { params: { id: memberId }, query }, at());
      all.push(...page.rows.map(({ text }) => text));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(all).toHaveLength(20);
    expect(all[0]).toBe(oldest?.text);
    expect(new Set(all).size).toBe(20);
  });

  test("adds its actions to the audit trail without its text", async () => {
    const { memberId } = await someone();
    const { id } = await write(memberId, "Något privat");
    await pin(id);
    await api.call("unpinMemberNote", { params: { id } }, at());
    await api.call("removeMemberNote", { params: { id } }, at());
    const { rows } = await api.owner.query("select act, detail from audit_entry where subject = $1 order by id", [
      `member ${memberId}`,
    ]);
    expect(rows).toEqual(["add-note", "pin-note", "unpin-note", "remove-note"].map((act) => ({ act, detail: {} })));
  });
});

describe("a pinned note", () => {
  test("is shown at the till, one at a time", async () => {
    const { memberId, membershipNumber } = await someone();
    const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[1]]);
    const [first, second] = [await write(memberId, "Första"), await write(memberId, "Andra")];
    expect(await atTill(membershipNumber, token)).toBeNull();
    await pin(first.id);
    expect(await atTill(membershipNumber, token)).toBe("Första");
    await pin(second.id);
    expect(await atTill(membershipNumber, token)).toBe("Andra");
    await api.call("unpinMemberNote", { params: { id: first.id } }, at());
    expect(await atTill(membershipNumber, token)).toBe("Andra");
    await api.call("unpinMemberNote", { params: { id: second.id } }, at());
    expect(await atTill(membershipNumber, token)).toBeNull();
  });

  test("remains the only pinned note when several are pinned concurrently", async () => {
    const { memberId } = await someone();
    const notes = [await write(memberId, "Ett"), await write(memberId, "Två"), await write(memberId, "Tre")];
    const lock = `select from member where chain_id = ${club.chain.id} and id = ${memberId} for update`;
    const answers = await heldUp(
      api,
      lock,
      notes.map(
        ({ id }) =>
          () =>
            pin(id),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await notesOf(memberId)).filter(({ pinned }) => pinned)).toHaveLength(1);
  });
});

test("a note written during the erasure of its member does not remain", async () => {
  const { memberId } = await someone();
  const lock = `select from member where chain_id = ${club.chain.id} and id = ${memberId} for update`;
  const remove = () => api.ask("removeMember", { params: { id: memberId } }, at());
  const add = () => api.ask("addMemberNote", { params: { id: memberId }, body: { text: "För sent" } }, at());
  const statuses = (await heldUp(api, lock, [remove, add])).map(({ status }) => status);
  expect(statuses[0]).toBe(204);
  expect((await api.owner.query("select from member_note where member_id = $1", [memberId])).rows).toEqual([]);
});
