import { expect, test } from "vitest";
import { anAdmin, aSeller, comeTo, dayPasses, moment, trialClub } from "#tests/api/billing/billing.ts";
import { buy, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { makeSendout } from "#tests/api/messages/sendouts.ts";
import { countMonthsIfDue } from "./count-months.ts";

test("trials that end on the same day are sorted by the company’s age, regardless of later updates", async () => {
  const api = await startApi();
  const admin = await anAdmin(api);
  await comeTo(api, "2026-10-10");
  const clubs = [
    await trialClub(api, "2026-10-12"),
    await trialClub(api, "2026-10-12"),
    await trialClub(api, "2026-10-12"),
  ];
  await api.owner.query("update company set name = 'Byter AB' where id = $1", [clubs[0]?.companyId]);
  const { trials } = await api.call("getPlatformFigures", {}, admin);
  expect(trials.next.map(({ companyId }) => companyId)).toEqual(clubs.map(({ companyId }) => companyId));
});

test("a credit is deducted in the month of its credit note", async () => {
  const api = await startApi();
  const admin = await anAdmin(api);
  await api.call("setSeller", { body: aSeller }, admin);
  await comeTo(api, "2026-10-10");
  const club = await trialClub(api, "2026-10-12");
  await api.owner.query("update chain set created_at = '2026-10-02'");
  const own = { params: { id: club.companyId } };
  await api.call("subscribeCompany", own, { as: club.merchant.token });
  await dayPasses(api, "2026-11-02");
  const { rows } = await api.call("listInvoices", { ...own, query: {} }, { as: club.merchant.token });
  const credit = { params: { id: rows[0]?.number ?? 0 }, body: { reason: "Fel pris" } };
  await comeTo(api, "2026-12-03");
  await api.call("creditInvoice", credit, admin);
  const { months } = await api.call("getPlatformFigures", {}, admin);
  expect(months.map(({ invoiced }) => invoiced)).toEqual([0, 366.52, -366.52]);
});

test("the platform sees its figures by month, the paying companies, and what needs attention", async () => {
  const api = await startApi();
  const admin = await anAdmin(api);
  await api.call("setSeller", { body: aSeller }, admin);
  await comeTo(api, "2026-10-10");
  const figures = () => api.call("getPlatformFigures", {}, admin);
  expect(await figures()).toMatchObject({ countedAt: null, trials: { count: 0 }, overdue: { count: 0 } });

  const club = await trialClub(api, "2026-10-12");
  const trying = await trialClub(api, "2026-11-30");
  await trialClub(api, "2026-12-30");
  await api.owner.query("update chain set created_at = '2026-10-02'");
  await api.call("subscribeCompany", { params: { id: club.companyId } }, { as: club.merchant.token });
  const { memberId } = await makeMember(api, club);
  await buy(api, club, memberId, 100);
  await countMonthsIfDue(api.services, moment("2026-10-11"));
  await buy(api, club, memberId, 100);
  await dayPasses(api, "2026-11-02");
  await comeTo(api, "2026-11-23");
  await buy(api, club, memberId, 100);
  const { id: sendoutId } = await makeSendout(api, club);
  await api.owner.query("update sendout set state = 'SENT', frozen_at = $2, done_at = $2 where id = $1", [
    sendoutId,
    api.clock.now.toString(),
  ]);
  await api.owner.query(
    `insert into sendout_count (chain_id, sendout_id, medium, sent) values ($1, $2, 'SMS', 2), ($1, $2, 'EMAIL', 3)`,
    [club.chain.id, sendoutId],
  );
  await countMonthsIfDue(api.services, api.clock.now);
  await buy(api, club, memberId, 100);
  // The months are already counted today, so this call counts nothing.
  await countMonthsIfDue(api.services, api.clock.now);

  const seen = await figures();
  expect(seen.now).toEqual({ chains: 3, paying: 1, inTrial: 2, suspended: 0, members: 1, recurring: 598 });
  expect(seen.trials).toMatchObject({ count: 1, next: [{ companyId: trying.companyId, endsOn: "2026-11-30" }] });
  expect(seen.overdue).toMatchObject({ count: 1, next: [{ companyId: club.companyId, dueOn: "2026-11-22" }] });
  expect(seen.overdue.owed).toBe(seen.overdue.next[0]?.owed);
  // The bank charged the payment back: the invoice has a new due day and is overdue after it.
  await api.owner.query("update invoice set due_again_on = '2026-11-24'");
  expect((await figures()).overdue).toMatchObject({ count: 0, next: [] });
  await comeTo(api, "2026-11-25");
  expect((await figures()).overdue).toMatchObject({ count: 1, next: [{ dueOn: "2026-11-24" }] });
  const [october, november] = seen.months;
  // 299 kr for each of two points of sale, 19 of 31 days.
  expect(october).toMatchObject({ month: "2026-10-01", purchases: 2, newChains: 3, came: 1, ended: 0, invoiced: 0 });
  expect(november).toMatchObject({ month: "2026-11-01", purchases: 1, newChains: 0, came: 0, invoiced: 366.52 });
  expect([october, november]).toMatchObject([{ messages: 0 }, { sendouts: 1, messages: 5 }]);
  expect(seen.months).toHaveLength(2);
  const file = await api.ask("exportPlatformMonths", {}, admin);
  const lines = String(file.body).replace("\uFEFF", "").split("\r\n");
  expect(lines.slice(0, 3)).toEqual([
    "Månad;Fakturerat, kr;Återkommande, kr;Nya medlemmar;Köp;Utskick;Meddelanden;Nya klubbar;Nya företag;Avslutade företag;Pausade företag",
    expect.stringMatching(/^2026-10;0,00;[\d,]*;\d+;2;0;0;3;1;0;\d+$/),
    expect.stringMatching(/^2026-11;366,52;598,00;\d+;1;1;5;0;0;0;\d+$/),
  ]);
  expect(await codeOf(api.call("exportPlatformMonths", {}, { as: club.merchant.token }))).toBe("NO_ACCESS");
  expect(await codeOf(api.call("getPlatformFigures", {}, { as: club.merchant.token }))).toBe("NO_ACCESS");
});
