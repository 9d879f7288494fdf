import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { workFor } from "#tests/api/members/work.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const host = () => ({ host: club.chain.subdomain });
const password = "nyttord77";
const setCredits = (credits: number) =>
  api.owner.query("update sms_account set available = $2 where chain_id = $1", [club.chain.id, credits]);

function confirm(token: string) {
  const body = { password, confirmPassword: password, termsOfMembership: true, privacyPolicy: true };
  return api.call("confirmSignUp", { params: { id: token }, body }, host());
}

/**
 * Leaves a purchase of 300 kronor pending for a phone. Then joins by a code for the same phone with another purchase of
 * 20 kronor.
 */
async function joinedByCode(phone: string) {
  const till = openTill(api, club);
  await till.invite({ phone, amount: 300 });
  await setCredits(0);
  const { link } = await till.invite({ phone, amount: 20 });
  await setCredits(50);
  await confirm((link as string).split("/").at(-1) as string);
  const { rows } = await api.owner.query("select id from member where phone = $1", [phone]);
  return { till, memberId: Number(rows[0].id) };
}

describe("a member who joined by a code, which proves no address", () => {
  test("leaves the link sent to the phone open, and the link answers ALREADY_JOINED", async () => {
    const phone = "+46701740606";
    await joinedByCode(phone);
    const { token } = await linkTo(api, phone);
    expect(await codeOf(api.call("getSignUp", { params: { confirmationId: token } }, host()))).toBe("ALREADY_JOINED");
    expect(await codeOf(confirm(token))).toBe("ALREADY_JOINED");
  });

  test("gets the phone's pending purchases after proving it by a password reset", async () => {
    const phone = "+46701740607";
    const { till, memberId } = await joinedByCode(phone);
    expect((await till.member(memberId)).clubPoints).toBe(20);
    const proof = await workFor(api, "reset", club.chain.subdomain);
    const body = { phone, medium: "PHONE", subdomain: club.chain.subdomain, proof } as const;
    await api.call("requestPasswordReset", { params: { id: "till-number-1" }, body }, host());
    const { token } = await linkTo(api, phone);
    await api.call("resetPassword", { params: { token }, body: { password, confirmPassword: password } }, host());
    expect((await till.member(memberId)).clubPoints).toBe(320);
  });

  test("cannot use the code again", async () => {
    const till = openTill(api, club);
    await setCredits(0);
    const { link } = await till.invite({ phone: "+46701740608" });
    await setCredits(50);
    const token = (link as string).split("/").at(-1) as string;
    await confirm(token);
    expect(await codeOf(confirm(token))).toBe("LINK_NOT_VALID");
  });
});
