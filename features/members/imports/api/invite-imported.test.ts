import { expect, test } from "vitest";
import { activationLinkDays } from "#packages/domain/limits.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { importsAt } from "#tests/api/members/imports.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";
import { sendInvitations } from "./send-invitations.ts";

const api = await startApi({ COMPANY_BUDGET: "invitations=3" });
const columns = [
  { heading: "Förnamn", field: "firstName" },
  { heading: "E-post", field: "email" },
];
let files = 0;

async function bring(club: Club, emails: readonly string[]): Promise<number> {
  const { as, move } = importsAt(() => ({ api, club }));
  const fingerprint = String(files++).padStart(64, "0");
  const body = { fileName: "lista.csv", fingerprint, rows: emails.length, columns, choices: {} };
  const { id } = await api.call("startImport", { body }, as());
  const rows = emails.map((email) => ["Anna", email]);
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows } }, as());
  await move(id, "CHECKING");
  await move(id, "RUNNING");
  return id;
}

const invite = (club: Club, id: number) =>
  api.call("inviteImported", { params: { id } }, { as: club.merchant.token, chain: club.chain.subdomain });

test("an import with several plus addresses of one mailbox invites the mailbox once", async () => {
  const club = await makeClub(api);
  const id = await bring(club, ["elin@example.com", "elin+1@example.com", "elin+2@example.com", "otto@example.com"]);

  await invite(club, id);
  await sendInvitations(api.services);

  const sent = await Promise.all(
    ["elin@example.com", "elin+1@example.com", "elin+2@example.com", "otto@example.com"].map((email) =>
      messagesTo(api, email),
    ),
  );
  expect(sent.map(({ length }) => length)).toEqual([1, 0, 0, 1]);
});

test("inviting more members than the company’s remaining budget allows is refused and sends nothing", async () => {
  const club = await makeClub(api, { approved: false });
  const emails = [1, 2, 3, 4].map((nth) => `moa${nth}@example.com`);
  const id = await bring(club, emails);

  expect(await codeOf(invite(club, id))).toBe("COMPANY_BUDGET_USED");

  await sendInvitations(api.services);
  expect(await messagesTo(api, "moa1@example.com")).toEqual([]);
});

test("an invited import uses up the budget, so that the next one is refused", async () => {
  const club = await makeClub(api, { approved: false });
  await invite(club, await bring(club, ["ada1@example.com", "ada2@example.com", "ada3@example.com"]));
  const next = await bring(club, ["bo@example.com"]);
  expect(await codeOf(invite(club, next))).toBe("COMPANY_BUDGET_USED");
});

test("a stopped import cannot continue once its members are invited, because later members were not counted", async () => {
  const club = await makeClub(api, { approved: false });
  const { as } = importsAt(() => ({ api, club }));
  const id = await bring(club, ["eva1@example.com", "eva2@example.com"]);
  await api.owner.query("update member_import set state = 'STOPPED' where id = $1", [id]);
  await invite(club, id);

  const goingOn = api.call("setImportState", { params: { id }, body: { state: "RUNNING" } }, as());

  expect(await codeOf(goingOn)).toBe("STATUS_NOT_ALLOWED");
});

test("an invited member’s page to join has the imported name, until the link has expired", async () => {
  const club = await makeClub(api);
  const id = await bring(club, ["saga@example.com"]);
  await invite(club, id);
  await sendInvitations(api.services);
  const { token } = await linkTo(api, "saga@example.com");
  const open = () => api.call("getSignUp", { params: { confirmationId: token } }, { host: club.chain.subdomain });
  expect(await open()).toMatchObject({ firstName: "Anna", lastName: "", expired: false });
  api.clock.now = api.clock.now.add({ hours: 24 * activationLinkDays });
  expect(await open()).toMatchObject({ firstName: "", expired: true });
});
