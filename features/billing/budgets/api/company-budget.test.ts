import { expect, test } from "vitest";
import { reserveCredits } from "#features/messages/sms/api/reservations.ts";
import { anAdmin } from "#tests/api/billing/billing.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";

const api = await startApi({ COMPANY_BUDGET: "clubs=2 invitations=5 credits=500" });
const newClub = () => makeClub(api, { approved: false });
const asMerchant = ({ merchant, chain }: Club) => ({ as: merchant.token, chain: chain.subdomain });

const letters = (nth: number) => String.fromCharCode(97 + nth);
const createCompany = (club: Club, nth: number, { sandbox = false } = {}) =>
  api.call(
    "createChain",
    {
      body: {
        companyId: club.companyId,
        commercialName: "Kaffe",
        subdomain: `${club.chain.subdomain.slice(0, 8)}${letters(nth)}`,
        language: "sv",
        brandColour: "#aa5533",
        sandbox,
      },
    },
    { as: club.merchant.token },
  );
const creditsOf = async (chainId: number) => {
  const { rows } = await api.owner.query("select available from sms_account where chain_id = $1", [chainId]);
  return rows[0].available as number;
};
const invite = (club: Club, email: string) => api.call("inviteMember", { body: { email } }, asMerchant(club));
const buy = (club: Club, credits: number, price: number) =>
  api.call("buySmsCredits", { body: { credits, price } }, asMerchant(club));

async function pay(club: Club, refundedOre = 0): Promise<void> {
  await api.owner.query(
    `insert into payment (company_id, via, reference, received_on, booked_on, amount_ore, refunded_ore, at)
     values ($1, 'BANK', $2, '2026-11-20', '2026-11-20', 12500, $3, now())`,
    [club.companyId, `paid ${club.companyId}`, refundedOre],
  );
}

test("allows only as many clubs as the company’s budget permits, but any number of sandboxes", async () => {
  const club = await newClub();
  await createCompany(club, 0);
  await createCompany(club, 1);
  expect(await codeOf(createCompany(club, 2))).toBe("COMPANY_BUDGET_USED");
  await createCompany(club, 3, { sandbox: true });
});

test("gives free SMS credits to a company's first club and to its sandboxes", async () => {
  const club = await newClub();
  const first = await createCompany(club, 0);
  const second = await createCompany(club, 1);
  const sandbox = await createCompany(club, 2, { sandbox: true });
  expect([await creditsOf(first.id), await creditsOf(second.id), await creditsOf(sandbox.id)]).toEqual([50, 0, 50]);
});

test("refuses one of two concurrent purchases that together exceed the budget", async () => {
  const club = await newClub();
  const packages = (await api.call("getSmsAccount", {}, asMerchant(club))).packages;
  const fiveHundred = packages.find(({ credits }) => credits === 500);
  const outcomes = await Promise.allSettled([1, 2].map(() => buy(club, 500, fiveHundred?.price ?? 0)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await creditsOf(club.chain.id)).toBe(550);
  expect(await codeOf(buy(club, 500, fiveHundred?.price ?? 0))).toBe("COMPANY_BUDGET_USED");
});

test("refuses invitations once the company's budget is used up", async () => {
  const club = await newClub();
  for (let nth = 1; nth <= 5; nth++) await invite(club, `guest${nth}@example.com`);
  expect(await codeOf(invite(club, "guest6@example.com"))).toBe("COMPANY_BUDGET_USED");
});

test("does not count a refused invitation against the budget", async () => {
  const club = await newClub();
  const { email } = await makeMember(api, club);
  const body = { pointOfSaleId: club.locationIds[0], email, amount: 100 };
  for (let nth = 1; nth <= 3; nth++) {
    expect(await codeOf(api.call("inviteAtTill", { body }, asMerchant(club)))).toBe("ALREADY_MEMBER");
  }
  for (let nth = 1; nth <= 5; nth++) await invite(club, `guest${nth}@example.com`);
});

test("limits a mailbox to three invitations an hour, ignoring the part after +", async () => {
  const club = await makeClub(api);
  for (const tag of ["", "+1", "+2"]) await invite(club, `anna${tag}@example.com`);
  expect(await codeOf(invite(club, "Anna+3@example.com"))).toBe("TOO_MANY_REQUESTS");
});

test.each([
  ["a payment", pay],
  [
    "the platform's approval",
    async (club: Club) => {
      const admin = await anAdmin(api);
      const params = { id: club.companyId };
      const { standing } = await api.call("getCompanyDetail", { params }, admin);
      if (!standing) throw new Error("the company has no standing");
      await api.call("setCompanyStanding", { params, body: { ...standing, approved: true } }, admin);
    },
  ],
])("%s lifts the company budget", async (_, trust) => {
  const club = await newClub();
  for (let nth = 1; nth <= 5; nth++) await invite(club, `guest${nth}@example.com`);
  await trust(club);
  await invite(club, "guest6@example.com");
});

test("keeps the company budget after a refunded payment", async () => {
  const club = await newClub();
  await pay(club, 12_500);
  for (let nth = 1; nth <= 5; nth++) await invite(club, `guest${nth}@example.com`);
  expect(await codeOf(invite(club, "guest6@example.com"))).toBe("COMPANY_BUDGET_USED");
});

test("lists companies that used four fifths of a budget part and shows the admin the amounts", async () => {
  const [busy, quiet] = [await newClub(), await newClub()];
  for (let nth = 1; nth <= 4; nth++) await invite(busy, `guest${nth}@example.com`);
  for (let nth = 1; nth <= 3; nth++) await invite(quiet, `guest${nth}@example.com`);
  const admin = await anAdmin(api);

  const { rows } = await api.call("listCompanies", { query: { standing: "NEAR_BUDGET" } }, admin);
  const { budget } = await api.call("getCompanyDetail", { params: { id: busy.companyId } }, admin);

  const listed = rows.map(({ id }) => id);
  expect([listed.includes(busy.companyId), listed.includes(quiet.companyId)]).toEqual([true, false]);
  expect(budget).toEqual({
    trusted: false,
    parts: [
      { part: "clubs", used: 0, of: 2 },
      { part: "invitations", used: 4, of: 5 },
      { part: "credits", used: 0, of: 500 },
    ],
  });
});

test("blocks an automatic top-up until the first payment and reports the reason", async () => {
  const club = await newClub();
  const { packages } = await api.call("getSmsAccount", {}, asMerchant(club));
  await api.owner.query("update sms_account set top_up_below = 50, top_up_credits = $2 where chain_id = $1", [
    club.chain.id,
    packages[0]?.credits,
  ]);

  await api.services.db.inChain(club.chain.id, (trx) =>
    reserveCredits(trx, club.chain, { sendoutId: 1, credits: 1, now: api.clock.now }),
  );

  const { available, topUpProblem } = await api.call("getSmsAccount", {}, asMerchant(club));
  expect({ available, topUpProblem }).toEqual({ available: 49, topUpProblem: "COMPANY_BUDGET_USED" });
});
