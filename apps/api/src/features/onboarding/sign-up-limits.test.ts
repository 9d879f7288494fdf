import { expect, test } from "vitest";
import { makeClub } from "../../../test/factories.ts";
import { codeOf, startApi } from "../../../test/harness.ts";

test("a chain's staff invite so many strangers in a day, members and colleagues together, and the next chain its own", async () => {
  const api = await startApi({ RATE_LIMITS: "invitationsPerChain=3" });
  const [club, other] = [await makeClub(api), await makeClub(api)];
  const member = (n: number, of = club) =>
    api.call(
      "inviteMember",
      { body: { email: `m${n}@example.com` } },
      { as: of.merchant.token, chain: of.chain.subdomain },
    );
  const colleague = {
    email: "kollega@example.com",
    role: "ROLE_CASHIER",
    pointsOfSaleIds: [club.locationIds[0]],
  } as const;
  await member(1);
  await member(2);
  await api.call(
    "inviteStaff",
    { body: { ...colleague, pointsOfSaleIds: [...colleague.pointsOfSaleIds] } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  expect(await codeOf(member(3))).toBe("TOO_MANY_REQUESTS");
  await member(4, other);
});
