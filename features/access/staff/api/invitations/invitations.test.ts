import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, makeAccount, makeAdmin, makeClub, makeStaff, signIn } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

let api: TestApi;
let club: Club;
let round = 0;
let email = "";
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  round++;
  email = `ny${round}@kassa.se`;
  club = await makeClub(api);
});

type Role = "ROLE_MERCHANT" | "ROLE_LOCAL_MERCHANT" | "ROLE_CASHIER";
const as = (of: Club, token = of.merchant.token) => ({ as: token, chain: of.chain.subdomain });
const from = () => ({ source: `10.3.0.${round}` });
const invite = (of: Club, role: Role, to = email, more: object = {}) =>
  api.call(
    "inviteStaff",
    { body: { role, pointsOfSaleIds: role === "ROLE_MERCHANT" ? [] : [of.locationIds[0]], email: to, ...more } },
    as(of),
  );
const password = "kanelbulle7";
const choice = { password, confirmPassword: password, privacyPolicy: true, termsOfMembership: false };
const documents = { termsOfService: true, dataProcessingAgreement: true };
const confirm = (token: string) =>
  api.call("confirmSignUp", { params: { id: token }, body: { ...choice, ...documents, firstName: "Siv" } }, from());
const own = (token: string) => api.call("listOwnInvitations", {}, { as: token });
const accept = (token: string, id: number) => api.call("acceptInvitation", { params: { id }, body: {} }, { as: token });
const staffOf = async (of: Club) => (await api.call("listStaff", {}, as(of))).map((each) => each.email);

let number = 5_560_000_000;
/** Returns ten digits with a valid check digit. */
function companyNumber(): string {
  for (;;) {
    number++;
    const digits = [...String(number)].map(Number);
    const sum = digits.reduce((total, digit, at) => {
      const double = digit * (at % 2 === 0 ? 2 : 1);
      return total + (double > 9 ? double - 9 : double);
    }, 0);
    if (sum % 10 === 0) return String(number);
  }
}
const signUp = (to: string) =>
  api.call(
    "signUpMerchant",
    {
      body: {
        firstName: "Siv",
        lastName: "Ek",
        email: to,
        companyNumber: companyNumber(),
        companyName: "Egna AB",
        privacyPolicy: true,
      },
    },
    from(),
  );

describe("an invitation from a stranger", () => {
  test("does not make its sender an owner of the company that the invited person signs up", async () => {
    await invite(club, "ROLE_MERCHANT");
    await signUp(email);
    const { token } = await confirm((await linkTo(api, email)).token);
    const access = await api.call("getAccess", {}, { as: token });
    expect(access.companies.map(({ name }) => name)).toEqual(["Egna AB"]);
    expect(access.chains).toEqual([]);
    const body = { commercialName: "Eget", subdomain: `eget${"abcdefghij"[round]}`, language: "sv" as const };
    const companyId = access.companies[0]?.id ?? 0;
    const made = await api.call("createChain", { body: { ...body, brandColour: "#8b1e3f", companyId } }, { as: token });
    expect(await codeOf(api.call("getChain", {}, { as: club.merchant.token, chain: made.subdomain }))).toBe(
      "NO_ACCESS",
    );
    expect(await staffOf(club)).not.toContain(email);
    // The user can still accept the invitation, shown with the club's name.
    expect(await own(token)).toMatchObject([{ clubName: club.chain.commercialName, role: "ROLE_MERCHANT" }]);
  });

  test.each(["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"] as const)(
    "as %s gives the account no access in any call until it is accepted",
    async (role) => {
      const other = await makeClub(api);
      const { accountId, token } = other.merchant;
      const { rows } = await api.owner.query("select email from account where id = $1", [accountId]);
      await invite(club, role, rows[0].email);
      expect(await codeOf(api.call("getChain", {}, as(club, token)))).toBe("NO_ACCESS");
      expect(await codeOf(api.call("listLocations", {}, as(club, token)))).toBe("NO_ACCESS");
      expect((await api.call("getAccess", {}, { as: token })).chains.map(({ id }) => id)).toEqual([other.chain.id]);
      expect(await staffOf(club)).not.toContain(rows[0].email);
      expect(await api.call("listLocations", {}, as(other))).toHaveLength(2);
      const [invitation] = await own(token);
      await accept(token, invitation?.id ?? 0);
      expect(await api.call("listLocations", {}, as(club, token))).toHaveLength(role === "ROLE_MERCHANT" ? 2 : 1);
      expect(await staffOf(club)).toContain(rows[0].email);
      expect(await own(token)).toEqual([]);
    },
  );

  test("reveals nothing about an account: known, unknown, confirmed and admin addresses look alike", async () => {
    const admin = await makeAdmin(api);
    const existingStaff = await makeStaff(api, await makeClub(api), "ROLE_CASHIER", []);
    const [answers, named]: [string[], object] = [[], { firstName: "Nils" }];
    for (const to of [email, admin.email, existingStaff.email]) {
      const { id, email: invitedEmail, invitedAt, ...answer } = await invite(club, "ROLE_CASHIER", to, named);
      expect(invitedEmail).toBe(to);
      const invitations = await api.call("listStaffInvitations", {}, as(club));
      expect(invitations.find((each) => each.id === id)).toMatchObject(answer);
      answers.push(JSON.stringify(answer));
      const [mail] = await messagesTo(api, to);
      expect(mail?.kind).toBe("STAFF_INVITATION");
    }
    expect(new Set(answers)).toEqual(
      new Set([
        JSON.stringify({
          firstName: "Nils",
          lastName: "",
          role: "ROLE_CASHIER",
          pointsOfSaleIds: [club.locationIds[0]],
          mayManageStaff: false,
          expiresAt: api.clock.now.add({ hours: 7 * 24 }).toString(),
          expired: false,
          refused: null,
        }),
      ]),
    );
  });

  test("from a sandbox reveals nothing more and sends no mail", async () => {
    const sandbox = await makeClub(api, { sandbox: true });
    const { email: existing } = await makeAccount(api, { first_name: "Verklig" });
    expect(await invite(sandbox, "ROLE_CASHIER", existing)).toMatchObject({ firstName: "", email: existing });
    const { rows } = await api.owner.query("select status from platform_message where recipient = $1", [existing]);
    expect(rows).not.toContainEqual({ status: "SENT" });
    expect(await codeOf(invite(sandbox, "ROLE_MERCHANT"))).toBe("NOT_IN_SANDBOX");
  });
});

describe("the link of an invitation", () => {
  test("lets a new person choose a password and get the grant, named by inviter and club", async () => {
    const made = await invite(club, "ROLE_CASHIER", ` ${email.toUpperCase()} `, { firstName: "Nils" });
    expect(made).toMatchObject({ email, firstName: "Nils" });
    const { token } = await linkTo(api, email);
    const signUpOf = await api.call("getSignUp", { params: { confirmationId: token } }, from());
    expect(signUpOf).toMatchObject({ kind: "STAFF", email, firstName: "Nils", hasAccount: false });
    expect(signUpOf.invitation).toMatchObject({
      from: "CLUB",
      clubName: club.chain.commercialName,
      pointsOfSale: ["Norr"],
      invitedBy: "Kim Berg",
      role: "ROLE_CASHIER",
      opensCompany: false,
    });
    const session = await confirm(token);
    expect(session.role).toBe("ROLE_CASHIER");
    expect(await api.call("listLocations", {}, as(club, session.token))).toHaveLength(1);
    expect(await codeOf(confirm(token))).toBe("LINK_NOT_VALID");
    expect(await api.call("listStaffInvitations", {}, as(club))).toEqual([]);
  });

  test("accepts only its own invitation and leaves others open", async () => {
    const other = await makeClub(api);
    await invite(other, "ROLE_MERCHANT");
    await invite(club, "ROLE_CASHIER");
    const session = await confirm((await linkTo(api, email)).token);
    expect((await api.call("getAccess", {}, { as: session.token })).chains.map(({ id }) => id)).toEqual([
      club.chain.id,
    ]);
    expect(await own(session.token)).toMatchObject([{ clubName: other.chain.commercialName }]);
  });

  test("creates one account and one grant for two concurrent requests", async () => {
    await invite(club, "ROLE_CASHIER");
    const { token } = await linkTo(api, email);
    const body = { ...choice, firstName: "Siv" };
    const responses = await Promise.all(
      [1, 2, 3].map(() => api.ask("confirmSignUp", { params: { id: token }, body }, from())),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await staffOf(club)).filter((each) => each === email)).toHaveLength(1);
  });

  test("is invalid after the invitation was withdrawn", async () => {
    const { id } = await invite(club, "ROLE_CASHIER");
    const { token } = await linkTo(api, email);
    await api.call("withdrawStaffInvitation", { params: { id } }, as(club));
    expect(await codeOf(confirm(token))).toBe("LINK_NOT_VALID");
    expect(await codeOf(api.call("resendStaffInvitation", { params: { id } }, as(club)))).toBe("NOT_FOUND");
  });

  test("and an earlier link both work until one of them is used", async () => {
    const { id } = await invite(club, "ROLE_CASHIER");
    const first = await linkTo(api, email);
    await api.call("resendStaffInvitation", { params: { id } }, as(club));
    await confirm((await linkTo(api, email)).token);
    expect(await codeOf(confirm(first.token))).toBe("LINK_NOT_VALID");
  });

  test("gives no grant at a point of sale that was closed meanwhile", async () => {
    const { token } = club.merchant;
    await invite(club, "ROLE_CASHIER", email, { pointsOfSaleIds: club.locationIds });
    await api.call("closeLocation", { params: { id: club.locationIds[0] } }, as(club, token));
    const session = await confirm((await linkTo(api, email)).token);
    expect((await api.call("listLocations", {}, as(club, session.token))).map(({ id }) => id)).toEqual([
      club.locationIds[1],
    ]);
  });
});

describe("an invited person", () => {
  test("can decline, which removes the invitation for both sides", async () => {
    const { accountId, email: address } = await makeAccount(api);
    const token = await signIn(api, accountId, "ROLE_CASHIER");
    await invite(club, "ROLE_MERCHANT", address);
    const [invitation] = await own(token);
    const params = { id: invitation?.id ?? 0 };
    await api.call("declineInvitation", { params }, { as: token });
    expect(await own(token)).toEqual([]);
    expect(await api.call("listStaffInvitations", {}, as(club))).toEqual([]);
    expect(await codeOf(accept(token, params.id))).toBe("NOT_FOUND");
  });

  test("can accept or decline only invitations to the own e-mail address", async () => {
    const { id } = await invite(club, "ROLE_MERCHANT");
    const other = (await makeClub(api)).merchant.token;
    expect(await codeOf(accept(other, id))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("declineInvitation", { params: { id } }, { as: other }))).toBe("NOT_FOUND");
    expect(await api.call("listStaffInvitations", {}, as(club))).toHaveLength(1);
  });

  test("can leave a club, and a company that has another merchant", async () => {
    const staff = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await api.call("leaveChain", { params: { id: club.chain.id } }, { as: staff.token });
    expect(await codeOf(api.call("listLocations", {}, as(club, staff.token)))).toBe("NO_ACCESS");
    expect(await codeOf(api.call("leaveChain", { params: { id: club.chain.id } }, { as: staff.token }))).toBe(
      "NOT_FOUND",
    );
    const leave = (token: string) => api.call("leaveCompany", { params: { id: club.companyId } }, { as: token });
    expect(await codeOf(leave(club.merchant.token))).toBe("LAST_MERCHANT");
    const second = await makeAccount(api);
    await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      club.companyId,
      second.accountId,
    ]);
    const token = await signIn(api, second.accountId, "ROLE_MERCHANT");
    const results = await Promise.allSettled([leave(club.merchant.token), leave(token)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await codeOf(leave((await makeClub(api)).merchant.token))).toBe("NOT_FOUND");
  });
});

describe("inviting staff", () => {
  test("reports each invalid field", async () => {
    const other = await makeClub(api);
    const [north] = club.locationIds;
    const wrong = (to: string, ids: number[]) =>
      fieldCodesOf(
        api.call("inviteStaff", { body: { role: "ROLE_CASHIER", pointsOfSaleIds: ids, email: to } }, as(club)),
      );
    expect(await wrong("", [north])).toEqual({ email: "REQUIRED" });
    expect(await wrong("kassa", [north])).toEqual({ email: "INVALID_EMAIL" });
    expect(await wrong(email, [])).toEqual({ pointsOfSaleIds: "REQUIRED" });
    expect(await wrong(email, [other.locationIds[0]])).toEqual({ pointsOfSaleIds: "NOT_FOUND" });
    const staff = await makeStaff(api, club, "ROLE_CASHIER", [north]);
    expect(await wrong(staff.email, [north])).toEqual({ email: "EMAIL_TAKEN" });
    expect(await messagesTo(api, staff.email)).toEqual([]);
  });

  test("creates one invitation for concurrent requests to the same address", async () => {
    const body = { role: "ROLE_CASHIER" as const, pointsOfSaleIds: [club.locationIds[0]], email };
    const responses = await Promise.all([1, 2, 3].map(() => api.ask("inviteStaff", { body }, as(club))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await messagesTo(api, email)).toHaveLength(1);
  });

  test("is limited for a local merchant to grants that the merchant could manage", async () => {
    const [north, south] = club.locationIds;
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    const offer = (role: Role, ids: number[]) =>
      api.call("inviteStaff", { body: { role, pointsOfSaleIds: ids, email: `no-${email}` } }, as(club, local.token));
    expect(await codeOf(offer("ROLE_CASHIER", [north, south]))).toBe("NO_ACCESS");
    expect(await codeOf(offer("ROLE_LOCAL_MERCHANT", [north]))).toBe("NO_ACCESS");
    expect(await codeOf(offer("ROLE_MERCHANT", []))).toBe("NO_ACCESS");
    expect(await messagesTo(api, `no-${email}`)).toEqual([]);
    const far = await invite(club, "ROLE_CASHIER", `far-${email}`, { pointsOfSaleIds: [south] });
    const merchant = await invite(club, "ROLE_MERCHANT", `chef-${email}`);
    const peer = await invite(club, "ROLE_LOCAL_MERCHANT", `peer-${email}`);
    const near = await invite(club, "ROLE_CASHIER");
    const seen = await api.call("listStaffInvitations", {}, as(club, local.token));
    expect(seen.map(({ id }) => id)).toEqual([peer.id, near.id]);
    const withdraw = async (id: number) =>
      (await api.ask("withdrawStaffInvitation", { params: { id } }, as(club, local.token))).status;
    expect(await Promise.all([far, merchant, peer, near].map(({ id }) => withdraw(id)))).toEqual([404, 404, 403, 204]);
  });
});
