import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { everythingOf } from "../api/database/everything-of.ts";
import { makeAccount, makeClub, makeMember, makeStaff, signIn } from "../api/factories.ts";
import { codeOf, newBrowser, startApi } from "../api/harness.ts";
import { knowing, password } from "../api/members/contacts.ts";
import { linkTo, messagesTo } from "../api/messages/sent-messages.ts";

const api = await startApi();
const aMail = () => `${randomUUID()}@example.com`;
type Club = Awaited<ReturnType<typeof makeClub>>;
const at = (club: Club, token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });

test("a company that invites another company’s merchant, waits and withdraws has changed none of that company’s rows", async () => {
  const [attacker, victim] = [await makeClub(api), await makeClub(api)];
  const { accountId, token } = victim.merchant;
  const { rows } = await api.owner.query("select email from account where id = $1", [accountId]);
  const { platform_message: _, ...before } = await everythingOf(api, victim);
  for (const role of ["ROLE_MERCHANT", "ROLE_CASHIER"] as const) {
    const pointsOfSaleIds = role === "ROLE_CASHIER" ? [attacker.locationIds[0]] : [];
    const { id } = await api.call(
      "inviteStaff",
      { body: { email: rows[0].email, role, pointsOfSaleIds } },
      at(attacker),
    );
    // Before the acceptance, the account is no colleague that can be changed or removed.
    const params = { id: accountId };
    expect(await codeOf(api.call("removeStaff", { params, query: {} }, at(attacker)))).toBe("NOT_FOUND");
    const body = { role: "ROLE_CASHIER" as const, pointsOfSaleIds: [attacker.locationIds[0]] };
    expect(await codeOf(api.call("updateStaff", { params, body, query: {} }, at(attacker)))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("listLocations", {}, at(attacker, token)))).toBe("NO_ACCESS");
    await api.call("withdrawStaffInvitation", { params: { id } }, at(attacker));
  }
  const { platform_message: __, ...after } = await everythingOf(api, victim);
  expect(after).toEqual(before);
  expect(await api.call("listLocations", {}, at(victim))).toHaveLength(2);
});

test("an invitation’s link opened in another account’s session gives that account nothing", async () => {
  const club = await makeClub(api);
  const [invited, finder] = [await makeAccount(api), await makeAccount(api)];
  await api.call(
    "inviteStaff",
    { body: { email: invited.email, role: "ROLE_MERCHANT", pointsOfSaleIds: [] } },
    at(club),
  );
  const { token } = await linkTo(api, invited.email);
  const as = await signIn(api, finder.accountId, "ROLE_CASHIER");
  const choice = { password, confirmPassword: password, privacyPolicy: true, termsOfMembership: false };
  const confirm = api.call("confirmSignUp", { params: { id: token }, body: choice }, { as });
  expect(await codeOf(confirm)).toBe("SIGN_IN_TO_ACCEPT");
  expect(await api.call("listOwnInvitations", {}, { as })).toEqual([]);
  expect(await codeOf(api.call("listLocations", {}, at(club, as)))).toBe("NO_ACCESS");
});

test("a person with a lowered role keeps no invitation, list or session of the former role", async () => {
  const club = await makeClub(api);
  const [north] = club.locationIds;
  const { accountId, token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north], { mayManageStaff: true });
  expect((await api.ask("listMembers", { query: {} }, at(club, token))).status).toBe(200);
  const body = { role: "ROLE_CASHIER" as const, pointsOfSaleIds: [north] };
  await api.call("updateStaff", { params: { id: accountId }, body, query: {} }, at(club));
  const invitation = { email: aMail(), ...body };
  expect(await codeOf(api.call("inviteStaff", { body: invitation }, at(club, token)))).toBe("NO_ACCESS");
  expect(await codeOf(api.call("listMembers", { query: {} }, at(club, token)))).toBe("NO_ACCESS");
  expect(await codeOf(api.call("getToday", {}, at(club, token)))).toBe("NO_ACCESS");
});

test("revoking a grant in one company leaves the person’s session in another company working", async () => {
  const [one, two] = [await makeClub(api), await makeClub(api)];
  const { accountId, token } = await makeStaff(api, one, "ROLE_CASHIER", [one.locationIds[0]]);
  await api.owner.query("insert into staff (chain_id, account_id, role) values ($1, $2, 'ROLE_CASHIER')", [
    two.chain.id,
    accountId,
  ]);
  const responses = await Promise.all([
    api.ask("removeStaff", { params: { id: accountId }, query: {} }, at(one)),
    ...Array.from({ length: 8 }, () => api.ask("listLocations", {}, at(two, token))),
  ]);
  expect(responses.map(({ status }) => status).slice(1)).toEqual(Array(8).fill(200));
  expect(await codeOf(api.call("listLocations", {}, at(one, token)))).toBe("NO_ACCESS");
  expect((await api.ask("listLocations", {}, at(two, token))).status).toBe(200);
});

test("a member’s session of one club gives no access to another club of the same person", async () => {
  const [here, there] = [await makeClub(api), await makeClub(api)];
  const { email, token } = await makeMember(api, here);
  await makeMember(api, there, { email });
  const answer = api.call("getConsumerHome", { query: {} } as never, { as: token, host: there.chain.subdomain });
  expect(await codeOf(answer)).toBe("NOT_SIGNED_IN");
});

test("guessing a password all day does not lock its owner out on known devices", async () => {
  const club = await makeClub(api);
  const { email } = await makeMember(api, club, { password_hash: (await knowing(api)).password_hash });
  const phone = newBrowser();
  const logIn = (word: string, more: object) =>
    api.ask(
      "logInMember",
      { params: { subdomain: club.chain.subdomain }, body: { username: email, password: word } },
      { host: club.chain.subdomain, ...more },
    );
  expect((await logIn(password, { browser: phone, source: "10.9.0.1" })).status).toBe(200);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => logIn(`gissning${n}`, { source: `10.9.1.${n}` })),
  );
  expect(guesses.map(({ status }) => status)).toContain(429);
  expect((await logIn(password, { browser: phone, source: "10.9.0.1" })).status).toBe(200);
});

test("strangers who use up an address’s sign-ups block neither its reset nor the club’s own invitations", async () => {
  const club = await makeClub(api);
  const { email } = await makeMember(api, club);
  const stranger = aMail();
  const signUp = (to: string, n: number) =>
    api.ask(
      "signUpConsumer",
      { body: { email: to, commercialChainSubdomain: club.chain.subdomain } },
      { host: club.chain.subdomain, source: `10.8.0.${n}` },
    );
  for (const to of [email, stranger]) {
    const responses = await Promise.all([1, 2, 3, 4].map((n) => signUp(to, n)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 429]);
  }
  await api.call("inviteMember", { body: { email: stranger } }, at(club));
  const reset = { params: { id: randomUUID() }, body: { medium: "EMAIL" as const, email } };
  await api.call("requestPasswordReset", reset, { host: club.chain.subdomain, source: "10.8.1.1" });
  expect((await messagesTo(api, email)).map(({ kind }) => kind)).toContain("PASSWORD_RESET");
});
