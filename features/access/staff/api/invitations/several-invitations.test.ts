import { expect, test } from "vitest";
import { type Club, makeAccount, makeClub, signIn } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";

const api = await startApi();
const as = ({ merchant, chain }: Club) => ({ as: merchant.token, chain: chain.subdomain });

test("accepting one of several open invitations leaves the others open", async () => {
  const clubs = [await makeClub(api), await makeClub(api), await makeClub(api)] as const;
  const { accountId, email } = await makeAccount(api);
  for (const club of clubs) {
    const body = { email, role: "ROLE_CASHIER" as const, pointsOfSaleIds: [club.locationIds[0]] };
    await api.call("inviteStaff", { body }, as(club));
  }
  const { rows } = await api.owner.query("select id from invitation where chain_id = $1", [clubs[1].chain.id]);
  const token = await signIn(api, accountId, "ROLE_CASHIER");
  await api.call("acceptInvitation", { params: { id: Number(rows[0].id) }, body: {} }, { as: token });
  const worksAt = async (club: Club) =>
    (await api.call("listStaff", {}, as(club))).some((person) => person.email === email);
  expect(await Promise.all(clubs.map(worksAt))).toEqual([false, true, false]);
});
