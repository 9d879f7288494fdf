import { expect, test } from "vitest";
import { makeClub, makeMember, makeStaff } from "../api/factories.ts";
import { startApi } from "../api/harness.ts";
import { drawing } from "../api/pictures.ts";

const api = await startApi({ REQUESTS_PER_MINUTE: "10000" });

test("a company that uploads thirty large pictures does not prevent another company’s logo", async () => {
  const [attacker, victim] = [await makeClub(api), await makeClub(api)];
  const [large, small] = [await drawing(4000, 4000), await drawing(40, 40)];
  const upload = ({ merchant, chain }: typeof attacker, bytes: Buffer) =>
    api.ask("setChainLogo", {}, { as: merchant.token, chain: chain.subdomain, file: { bytes, type: "image/png" } });
  const flood = Promise.all(Array.from({ length: 30 }, () => upload(attacker, large)));
  expect((await upload(victim, small)).status).toBe(200);
  expect((await flood).map(({ status }) => status)).toContain(503);
});

test("a cashier who searches by pairs of letters is stopped and listed in the trail", async () => {
  const club = await makeClub(api);
  const { accountId, token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  await makeMember(api, club);
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("setLookUpLimit", { body: { perHour: 100 } }, merchant);
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const statuses: number[] = [];
  for (const q of pairs.slice(0, 110))
    statuses.push((await api.ask("findAtTill", { query: { q } }, { as: token, chain: club.chain.subdomain })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  const { rows } = await api.owner.query("select subject from audit_entry where act = 'look-ups-passed-limit'");
  expect(rows).toEqual([{ subject: `account ${accountId}` }]);
});
