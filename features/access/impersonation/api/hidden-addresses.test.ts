import { beforeAll, describe, expect, test } from "vitest";
import type { EndpointName } from "#packages/contract/routes.ts";
import { type Club, makeClub, makeImpersonation, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

const email = "zz.gomd@exempel.example";
const phone = "+46709998877";

let api: TestApi;
let club: Club;
let token: string;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  const of = [club.chain.id, club.merchant.accountId];
  // Creates more invitations with the same beginning of the address than fit on one page; each page ends at such an
  // address.
  const { rows } = await api.owner.query(
    `insert into signup (chain_id, token_hash, email, language, invited_by, expires_at)
     select $1, sha256(nth::text::bytea), 'zz.gomd' || nth || '@exempel.example', 'sv', $2, $3::timestamptz
     from generate_series(1, 70) as nth returning id`,
    [...of, api.clock.now.add({ hours: 48 }).toString()],
  );
  await api.owner.query(
    `insert into waiting_purchase (chain_id, registration_key, signup_id, email, location_id, account_id, purchased_at,
       purchased_on, amount_ore, asked, waits_through)
     select $1, gen_random_uuid(), $3, 'zz.gomd' || nth || '@exempel.example', $4, $2, now(), '2026-01-01', 5000, '{}', '2999-01-01'
     from generate_series(1, 70) as nth`,
    [...of, rows[0].id, club.locationIds[0]],
  );
  await makeMember(api, club, { first_name: "Gunvor", last_name: "Ek", email, phone });
  ({ token } = await makeImpersonation(api, club));
});

const as = (who = token) => ({ as: who, chain: club.chain.subdomain });

describe("a support session", () => {
  test.each([
    ["listInvitations", ["address", "home", "invitedAt", "link"], ["address"]],
    ["listPendingPurchases", ["date", "contact", "location", "cashier", "amount", "until"], ["contact"]],
  ] as const)("reveals no address by the order %s or by the next page’s cursor", async (name, sorts, addressSorts) => {
    for (const sort of sorts.flatMap((each) => [each, `-${each}`])) {
      const { status, body } = await api.ask(name, { query: { sort } } as never, as());
      const answer = body as { nextCursor?: string; code?: string };
      const cursor = Buffer.from(answer.nextCursor ?? "", "base64url").toString();
      expect({ sort, told: `${JSON.stringify(answer)} ${cursor}`.includes("zz.gomd") }).toEqual({
        sort,
        told: false,
      });
      const refused = addressSorts.some((each) => sort.endsWith(each));
      expect([sort, status, answer.code]).toEqual([sort, refused ? 403 : 200, refused ? "NO_ACCESS" : undefined]);
      if (!refused) expect(cursor).not.toBe("");
      expect((await api.ask(name, { query: { sort } } as never, as(club.merchant.token))).status).toBe(200);
    }
  });

  const canFind = async (name: EndpointName, q: string, who = token) =>
    JSON.stringify((await api.ask(name, { query: { q } } as never, as(who))).body).includes("Gunvor");

  test("finds a member by the beginning of a name, but only by a complete address or number", async () => {
    for (const name of ["listMembers", "searchClub"] as const) {
      for (const q of ["gunv", "ek gun", email, email.toUpperCase(), phone, "070-999 88 77"]) {
        expect({ name, q, found: await canFind(name, q) }).toEqual({ name, q, found: true });
      }
      for (const q of ["zz.g", "zz.gomd@exempel.exampl", "gunvor zz.gomd@", "0709", "+4670999887", "070-999 88 7"]) {
        expect({ name, q, found: await canFind(name, q) }).toEqual({ name, q, found: false });
        expect({ name, q, found: await canFind(name, q, club.merchant.token) }).toEqual({ name, q, found: true });
      }
    }
  });

  test("finds an invitation only by its complete address", async () => {
    const listed = async (q: string, who = token) =>
      (await api.call("listInvitations", { query: { q } }, as(who))).total;
    expect([await listed("zz.gomd1"), await listed("zz.gomd1@exempel.example")]).toEqual([0, 1]);
    expect(await listed("zz.gomd1", club.merchant.token)).toBe(11);
  });

  test("may not register a purchase, even if the company permits changes", async () => {
    const allowed = await makeImpersonation(api, club, { mayChange: true });
    const body = { membershipId: "1", pointOfSaleId: club.locationIds[0], amount: 50 };
    expect(await codeOf(api.call("registerPurchase", { body } as never, as(allowed.token)))).toBe("NO_ACCESS");
  });
});
