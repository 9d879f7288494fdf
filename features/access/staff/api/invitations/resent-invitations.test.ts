import { expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

const api = await startApi();

test("an invitation is resent once per idempotency key, also concurrently or after acceptance, and its key cannot resend another", async () => {
  const club = await makeClub(api);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const invite = (email: string) =>
    api.call("inviteStaff", { body: { role: "ROLE_CASHIER", pointsOfSaleIds: [club.locationIds[0]], email } }, as);
  const { id } = await invite("siv@example.com");
  const { id: other } = await invite("bo@example.com");
  const key = "5f0d0b7e-9a0f-4a55-9a53-1f2c52b7f1a4";
  const ask = (which: number) => api.ask("resendStaffInvitation", { params: { id: which } }, { ...as, key });
  const both = await Promise.all([ask(id), ask(id)]);
  const { token } = await linkTo(api, "siv@example.com");
  const chosen = { password: "kanelbulle7", confirmPassword: "kanelbulle7", firstName: "Siv" };
  const agreed = { privacyPolicy: true, termsOfMembership: false };
  await api.call("confirmSignUp", { params: { id: token }, body: { ...chosen, ...agreed } }, {});
  expect([...both, await ask(id)].map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await messagesTo(api, "siv@example.com")).toHaveLength(2);
  expect(await ask(other)).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  expect(await messagesTo(api, "bo@example.com")).toHaveLength(1);
});
