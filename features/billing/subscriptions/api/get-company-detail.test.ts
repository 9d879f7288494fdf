import { expect, test } from "vitest";
import { anAdmin, comeTo, dayPasses, toldMerchant, trialClub } from "#tests/api/billing/billing.ts";
import { buy, makeImpersonation, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";

test("shows the platform a company with its clubs, this month’s purchases, its people and its standing", async () => {
  const api = await startApi();
  const admin = await anAdmin(api);
  const club = await trialClub(api, "2026-11-14");
  const params = { id: club.companyId };
  const { memberId } = await makeMember(api, club);
  await comeTo(api, "2026-10-31");
  await buy(api, club, memberId, 100);
  await comeTo(api, "2026-11-10");
  await buy(api, club, memberId, 100);
  await buy(api, club, memberId, 250);

  const before = await api.call("getCompanyDetail", { params }, admin);
  expect(before.chains).toMatchObject([{ subdomain: club.chain.subdomain, members: 1, purchasesThisMonth: 2 }]);
  expect(before.billing?.standing.state).toBe("TRIAL");
  expect(before.standing).toMatchObject({ trialEndsOn: "2026-11-14", halted: false, haltedWhy: "" });

  const settled = { trialEndsOn: "2026-12-01", plan: null, halted: true, haltedWhy: "Svarar inte" };
  const body = { ...settled, version: before.standing?.version };
  await api.call("setCompanyStanding", { params, body }, admin);
  const after = await api.call("getCompanyDetail", { params }, admin);
  expect(after.standing).toMatchObject({ ...settled, plan: null });
  expect(after.billing?.standing.state).toBe("SUSPENDED");
  expect(after.acts).toMatchObject([{ act: "set-company-standing" }]);

  expect(await codeOf(api.call("setCompanyStanding", { params, body }, admin))).toBe("CHANGED_MEANWHILE");
  expect(await toldMerchant(api, club)).toEqual(["Stammis har pausat klubben"]);
  await dayPasses(api, "2026-11-30");
  expect(await toldMerchant(api, club)).toHaveLength(1);
  const release = async () => {
    const { standing } = await api.call("getCompanyDetail", { params }, admin);
    const going = { ...settled, halted: false, haltedWhy: "", version: standing?.version };
    await api.call("setCompanyStanding", { params, body: going }, admin);
  };
  await release();
  expect((await toldMerchant(api, club)).slice(1)).toEqual(["Stammis har släppt pausen"]);
  expect(await codeOf(api.call("getCompanyDetail", { params }, { as: club.merchant.token }))).toBe("NO_ACCESS");
});

test("lists only recent actions that have a phrase, and each impersonation of the company", async () => {
  const api = await startApi();
  const admin = await anAdmin(api);
  const club = await trialClub(api, "2026-11-14");
  const params = { id: club.companyId };
  await api.owner.query("update account set phone = '+46701740605' where id = $1", [club.merchant.accountId]);
  await api.call(
    "setBilling",
    { params, body: { invoiceEmail: "", reference: "", language: "sv" } },
    { as: club.merchant.token },
  );
  await makeImpersonation(api, club, { mayChange: true });
  await api.owner.query(
    "insert into platform_audit_entry (act, subject) select 'open-pay-page', 'company ' || $1 from generate_series(1, 30)",
    [club.companyId],
  );
  const { acts, merchants } = await api.call("getCompanyDetail", { params }, admin);
  expect(acts.map(({ act }) => act)).toEqual(["start-impersonation", "allow-support-changes", "set-billing"]);
  expect(merchants).toMatchObject([{ phone: "+46701740605" }]);
});
