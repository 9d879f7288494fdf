import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { makeAdmin, makeClub, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { supportSchedule } from "./forget-messages.ts";

let api: TestApi;
let admin: Awaited<ReturnType<typeof makeAdmin>>;
beforeAll(async () => {
  api = await startApi();
  admin = await makeAdmin(api);
});

const write = (as: string, id: number, text: string, messageKey: string = randomUUID()) =>
  api.call("writeSupportMessage", { params: { id }, body: { messageKey, text } }, { as });
const read = (as: string, id: number, query: Record<string, unknown> = {}) =>
  api.call("listSupportMessages", { params: { id }, query }, { as });
const notices = async () =>
  (
    await api.owner.query<{ recipient: string; text_body: string }>(
      "select recipient, text_body from platform_message where kind = 'SUPPORT_MESSAGE' order by id",
    )
  ).rows;

describe("a company and the platform", () => {
  test("share one conversation, which all the company’s merchants see", async () => {
    const { companyId, merchant } = await makeClub(api);
    await write(merchant.token, companyId, "Hur byter jag logga?");
    await write(admin.token, companyId, "Under Klubben.");
    const { rows, company } = await read(merchant.token, companyId);
    expect(company.id).toBe(companyId);
    expect(rows).toMatchObject([
      { text: "Under Klubben.", support: true, by: "", own: false },
      { text: "Hur byter jag logga?", support: false, own: true },
    ]);
    expect((await read(admin.token, companyId)).rows[0]).toMatchObject({ own: true });
  });

  test("are notified by mail, once for several messages in a row, without the text", async () => {
    const { companyId, merchant } = await makeClub(api);
    const before = (await notices()).length;
    for (const text of ["Hemligheten ett", "Hemligheten två"]) await write(merchant.token, companyId, text);
    expect((await notices()).slice(before).map(({ recipient }) => recipient)).toEqual([admin.email]);
    await write(admin.token, companyId, "Hemligheten tre");
    const newNotices = (await notices()).slice(before);
    const { rows } = await api.owner.query("select email from account where id = $1", [merchant.accountId]);
    expect(newNotices.map(({ recipient }) => recipient)).toEqual([admin.email, rows[0].email]);
    expect(JSON.stringify(newNotices)).not.toContain("Hemligheten");
    expect(newNotices[1]?.text_body).toContain("/support");
  });

  test("store a repeated message once", async () => {
    const { companyId, merchant } = await makeClub(api);
    const key = randomUUID();
    const first = await write(merchant.token, companyId, "En gång", key);
    expect(await write(merchant.token, companyId, "En gång", key)).toEqual(first);
    expect((await read(merchant.token, companyId)).rows).toHaveLength(1);
  });

  test("have a conversation closed to other companies and to cashiers", async () => {
    const [one, other] = [await makeClub(api), await makeClub(api)];
    const cashier = await makeStaff(api, one, "ROLE_CASHIER", [one.locationIds[0]]);
    for (const as of [other.merchant.token, cashier.token]) {
      const body = { messageKey: randomUUID(), text: "Hej" };
      const params = { id: one.companyId };
      expect((await api.ask("listSupportMessages", { params, query: {} }, { as })).status).toBe(404);
      expect((await api.ask("writeSupportMessage", { params, body }, { as })).status).toBe(404);
    }
    const asMerchant = await api.ask("listSupportThreads", { query: {} }, { as: one.merchant.token });
    expect(asMerchant.status).toBe(403);
  });

  test("share conversations that the platform lists page by page, unanswered ones first", async () => {
    const own = await startApi();
    const support = await makeAdmin(own);
    const ids: number[] = [];
    for (let n = 0; n < 17; n++) {
      const { companyId, merchant } = await makeClub(own);
      ids.push(companyId);
      const body = { messageKey: randomUUID(), text: `Fråga ${n}` };
      await own.call("writeSupportMessage", { params: { id: companyId }, body }, { as: merchant.token });
    }
    const answered = ids[16] as number;
    const body = { messageKey: randomUUID(), text: "Svar" };
    await own.call("writeSupportMessage", { params: { id: answered }, body }, { as: support.token });
    const list = (query: object) => own.call("listSupportThreads", { query }, { as: support.token });
    const first = await list({});
    const second = await list({ cursor: first.nextCursor });
    expect(await list({ page: 2 })).toEqual(second);
    const companyIds = [...first.rows, ...second.rows].map(({ companyId }) => companyId);
    expect(companyIds).toEqual([...ids.slice(0, 16).reverse(), answered]);
    expect(second.rows.at(-1)).toMatchObject({ text: "Svar", waiting: false });
    expect(first.total).toBe(17);

    await own.owner.query("update company set name = 'Bagaren ' || id, created_at = created_at");
    await own.owner.query(
      "update account set first_name = 'Siv', last_name = 'Sol' from company_merchant as own where own.account_id = account.id and own.company_id = $1",
      [ids[3]],
    );
    const idsIn = async (query: object) => (await list(query)).rows.map(({ companyId }) => companyId);
    expect(await idsIn({ state: "ANSWERED" })).toEqual([answered]);
    expect((await list({ state: "WAITING" })).total).toBe(16);
    for (const q of ["fråga 16", "FRAGA 16"]) expect(await idsIn({ q })).toEqual([answered]);
    expect(await idsIn({ q: "siv sol" })).toEqual([ids[3]]);
    expect(await idsIn({ q: `bagaren ${ids[5]}` })).toEqual([ids[5]]);
    expect((await idsIn({ sort: "at" }))[0]).toBe(answered);
    expect((await idsIn({ sort: "-at" }))[0]).toBe(ids[0]);
    const byName = (await list({ sort: "company" })).rows.map(({ company }) => company);
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, "sv")));
    expect(await codeOf(list({ sort: "text" }))).toBe("INVALID_INPUT");
  });

  test("keep a conversation for two years", async () => {
    const { companyId, merchant } = await makeClub(api);
    await write(merchant.token, companyId, "Nu");
    await write(merchant.token, companyId, "Då");
    await api.owner.query("update support_message set written_at = $1 where company_id = $2 and text = 'Då'", [
      api.clock.now.subtract({ hours: 24 * 731 }).toString(),
      companyId,
    ]);
    for (const { act } of supportSchedule(api.services)) await act();
    expect((await read(merchant.token, companyId)).rows.map(({ text }) => text)).toEqual(["Nu"]);
  });
});

test("the platform’s contact details are null if the installation has none configured", async () => {
  const { merchant } = await makeClub(api);
  expect(await api.call("getSupportContact", {}, { as: merchant.token })).toEqual({ email: null, phone: null });
});
