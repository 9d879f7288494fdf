import { expect, test } from "vitest";
import { type Club, makeClub } from "../api/factories.ts";
import { codeOf, fieldCodesOf, startApi } from "../api/harness.ts";

const api = await startApi();
const asMerchant = ({ merchant, chain }: Club) => ({ as: merchant.token, chain: chain.subdomain });

const look = (commercialName: string, subdomain: string) => ({
  commercialName,
  subdomain,
  language: "sv" as const,
  brandColour: "#aa5533",
});

test("a new company founds a few clubs, with free SMS credits for one of them", async () => {
  const attacker = await makeClub(api, { approved: false });
  const createCompany = async (nth: number) => {
    const subdomain = `${attacker.chain.subdomain.slice(0, 8)}${String.fromCharCode(97 + nth)}`;
    const body = { ...look("Kaffe", subdomain), companyId: attacker.companyId };
    return api.ask("createChain", { body }, { as: attacker.merchant.token });
  };
  const statuses: number[] = [];
  for (let nth = 0; nth < 19; nth++) statuses.push((await createCompany(nth)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);

  const { rows } = await api.owner.query(
    `select sum(entry.credits)::int as given from sms_entry entry join chain on chain.id = entry.chain_id
     where chain.company_id = $1 and chain.id <> $2 and entry.from_account = 'GIVEN'`,
    [attacker.companyId, attacker.chain.id],
  );
  expect(rows).toEqual([{ given: 50 }]);
});

test("a new company buys at most 500 SMS credits on invoice, in all its clubs together and with concurrent requests", async () => {
  const attacker = await makeClub(api, { approved: false });
  const { packages } = await api.call("getSmsAccount", {}, asMerchant(attacker));
  const tries = packages.flatMap((each) => [each, each, each, each]);
  const bought = await Promise.all(
    tries.map(({ credits, price }) =>
      api.ask("buySmsCredits", { body: { credits, price } }, asMerchant(attacker)).then(({ status }) => status === 200),
    ),
  );
  const total = tries.reduce((sum, { credits }, at) => sum + (bought[at] ? credits : 0), 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(500);
});

test("a new company’s club name puts no link or bait into messages to strangers", async () => {
  const attacker = await makeClub(api, { approved: false });
  for (const name of ["Du har vunnit, se vinst.example.com", "vinst.se", "You have won", "Votre colis"]) {
    const body = { ...look(name, `${attacker.chain.subdomain.slice(0, 8)}x`), companyId: attacker.companyId };
    const founding = api.call("createChain", { body }, { as: attacker.merchant.token });
    expect(Object.keys((await fieldCodesOf(founding)) ?? {})).toEqual(["commercialName"]);
    const renaming = api.call("updateChain", { body: look(name, attacker.chain.subdomain) }, asMerchant(attacker));
    expect(Object.keys((await fieldCodesOf(renaming)) ?? {})).toEqual(["commercialName"]);
  }
});

test("a new company can write to one mailbox only a few times an hour, whatever suffix follows a + in the address", async () => {
  const attacker = await makeClub(api, { approved: false });
  const invite = (email: string) => api.call("inviteMember", { body: { email } }, asMerchant(attacker));
  for (const tag of ["", "+1", "+2"]) await invite(`victim${tag}@example.com`);
  for (const tag of ["+3", "+4", "+vinst"]) {
    expect(await codeOf(invite(`Victim${tag}@Example.com`))).toBe("TOO_MANY_REQUESTS");
  }
});
