import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeAccount, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { openMerges } from "#tests/api/members/merges.ts";
import { updateStoredAddresses } from "./update-stored-addresses.ts";

const api = await startApi();
let club: Club;
let people = 0;
let unicode = "";
let ascii = "";

beforeEach(async () => {
  club = await makeClub(api);
  people++;
  unicode = `otto${people}@smörgås.se`;
  ascii = `otto${people}@xn--smrgs-pra0j.se`;
});

const rewrite = () => updateStoredAddresses(api.services);
const asMerchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const one = async (text: string, values: unknown[]) => (await api.owner.query(text, values)).rows[0];
const emailOf = async (memberId: number) => (await one("select email from member where id = $1", [memberId])).email;

describe("addresses stored with the domain in ASCII", () => {
  test("are rewritten for members, who keep their bounce mark", async () => {
    const bounced = "2026-01-02T10:00:00Z";
    const { memberId } = await makeMember(api, club, { email: ascii, email_bounced_at: bounced });
    await rewrite();
    const { email, at } = await one("select email, email_bounced_at = $2 as at from member where id = $1", [
      memberId,
      bounced,
    ]);
    expect({ email, at }).toEqual({ email: unicode, at: true });
  });

  test("are found at the till by both spellings, and the old one is stored as an earlier address", async () => {
    const { memberId } = await makeMember(api, club, { email: ascii });
    await rewrite();
    for (const q of [ascii, unicode])
      expect(await api.call("findAtTill", { query: { q } }, asMerchant())).toHaveLength(1);
    const earlier = await one("select address from earlier_address where member_id = $1", [memberId]);
    expect(earlier).toEqual({ address: ascii });
  });

  test("are rewritten for accounts, invitations and sign-ups", async () => {
    const { accountId } = await makeAccount(api, { email: ascii });
    await api.owner.query(
      `insert into signup (chain_id, token_hash, email, language, expires_at) values ($1, $2, $3, 'sv', '2099-01-01')`,
      [club.chain.id, Buffer.from(ascii), ascii],
    );
    await rewrite();
    expect(await one("select email from account where id = $1", [accountId])).toEqual({ email: unicode });
    expect(await one("select email from signup where chain_id = $1", [club.chain.id])).toEqual({ email: unicode });
  });

  test("stay in an invitation while the same club has invited the canonical address", async () => {
    const elsewhere = await makeClub(api);
    const invite = (to: Club, email: string) =>
      api.owner.query(
        "insert into invitation (email, company_id, chain_id, role) values ($1, $2, $3, 'ROLE_CASHIER')",
        [email, to.companyId, to.chain.id],
      );
    await invite(club, unicode);
    await invite(club, ascii);
    await invite(elsewhere, ascii);
    await rewrite();
    const emailsOf = async (to: Club) =>
      (await api.owner.query("select email from invitation where chain_id = $1 order by id", [to.chain.id])).rows;
    expect(await emailsOf(club)).toEqual([{ email: unicode }, { email: ascii }]);
    expect(await emailsOf(elsewhere)).toEqual([{ email: unicode }]);
  });

  test("stay unchanged where the canonical address belongs to another account", async () => {
    const [first, second] = [await makeAccount(api, { email: unicode }), await makeAccount(api, { email: ascii })];
    await rewrite();
    const { rows } = await api.owner.query("select email from account where id = any($1) order by id", [
      [first.accountId, second.accountId],
    ]);
    expect(rows.map(({ email }) => email)).toEqual([unicode, ascii]);
  });

  test("stay unchanged where a label has no Unicode form", async () => {
    const emoji = `otto${people}@xn--i-7iq.ws`;
    const { memberId } = await makeMember(api, club, { email: emoji });
    await rewrite();
    expect(await emailOf(memberId)).toBe(emoji);
    expect(await api.call("listDoubleMembers", {}, asMerchant())).toEqual([]);
  });

  test("stay unchanged for the members of a club that is being moved", async () => {
    const { memberId } = await makeMember(api, club, { email: ascii });
    await api.owner.query("update chain set frozen_at = now() where id = $1", [club.chain.id]);
    await rewrite();
    expect(await emailOf(memberId)).toBe(ascii);
  });
});

describe("two members with both spellings of an address", () => {
  test("stay unchanged and are suggested for merging until they are merged", async () => {
    const unicodeMember = await makeMember(api, club, { email: unicode });
    const other = await makeMember(api, club, { email: ascii });
    await rewrite();
    expect([await emailOf(unicodeMember.memberId), await emailOf(other.memberId)]).toEqual([unicode, ascii]);
    expect(await api.call("listDoubleMembers", {}, asMerchant())).toEqual([
      expect.objectContaining({
        email: unicode,
        kept: expect.objectContaining({ id: unicodeMember.memberId }),
        other: expect.objectContaining({ id: other.memberId }),
      }),
    ]);
    for (const [member, candidate] of [
      [unicodeMember, other],
      [other, unicodeMember],
    ] as const) {
      const params = { id: member.memberId };
      const { rows } = await api.call("listMergeCandidates", { params, query: {} }, asMerchant());
      expect(rows.map(({ id }) => id)).toEqual([candidate.memberId]);
    }
    await openMerges(api, club).merge(unicodeMember, other);
    expect(await api.call("listDoubleMembers", {}, asMerchant())).toEqual([]);
  });

  test("are listed neither for another club nor for another point of sale", async () => {
    const [here, there] = club.locationIds;
    await makeMember(api, club, { email: unicode, home_location_id: there });
    await makeMember(api, club, { email: ascii, home_location_id: there });
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [here]);
    const elsewhere = await makeClub(api);
    const otherClub = { as: elsewhere.merchant.token, chain: elsewhere.chain.subdomain };
    expect(await api.call("listDoubleMembers", {}, { as: local.token, chain: club.chain.subdomain })).toEqual([]);
    expect(await api.call("listDoubleMembers", {}, otherClub)).toEqual([]);
    expect(await api.call("listDoubleMembers", {}, asMerchant())).toHaveLength(1);
  });
});
