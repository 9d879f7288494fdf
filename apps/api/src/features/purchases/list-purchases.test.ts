import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "../../../test/factories.ts";
import { startApi, type TestApi } from "../../../test/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const list = (query: Record<string, unknown>, as = club.merchant.token) =>
  api.call("listPurchases", { query }, { as, chain: club.chain.subdomain });

describe("the list of purchases", () => {
  test("is searched by the member's name, phone, e-mail or number", async () => {
    const ebba = await makeMember(api, club, { first_name: "Ebba", last_name: "Åkesson", phone: "+46701740605" });
    const other = await makeMember(api, club, { first_name: "Nils" });
    await buy(api, club, ebba.memberId, 100);
    await buy(api, club, other.memberId, 100);
    for (const q of ["ebba", "Åkes", "ebba åkesson", "070-1740605", ebba.email, ebba.membershipNumber]) {
      const { rows, total } = await list({ q });
      expect({ q, total, ids: rows.map(({ member }) => member.id) }).toEqual({ q, total: 1, ids: [ebba.memberId] });
    }
    expect((await list({ q: "100%" })).rows).toEqual([]);
  });

  test("pages by key, newest first, nothing twice and nothing left out", async () => {
    const { memberId } = await makeMember(api, club);
    const now = api.clock.now;
    for (let n = 0; n < 32; n++) {
      // Several at the same moment, so that the id decides.
      if (n % 3 === 0) api.clock.now = api.clock.now.add({ seconds: 1 });
      await buy(api, club, memberId, n + 1);
    }
    const amounts: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ memberId, ...(cursor && { cursor }) });
      expect(page.total).toBe(32);
      expect(page.rows.length).toBeLessThanOrEqual(15);
      amounts.push(...page.rows.map(({ totalAmount }) => totalAmount));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(amounts).toEqual(Array.from({ length: 32 }, (_, n) => 32 - n));
    api.clock.now = now;
  });

  test("a cursor that is not ours is refused", async () => {
    const { status } = await api.ask(
      "listPurchases",
      { query: { cursor: "nonsense" } },
      { as: club.merchant.token, chain: club.chain.subdomain },
    );
    expect(status).toBe(400);
  });

  test("shows staff of one point of sale their own", async () => {
    const { token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    expect(await list({}, token)).toMatchObject({ rows: [], total: 0 });
  });
});
