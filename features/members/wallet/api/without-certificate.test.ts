import { expect, test } from "vitest";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";

test("without a certificate the app has no wallet button, link or route", async () => {
  const bare = await startApi();
  const other = await makeClub(bare);
  const anna = await makeMember(bare, other);
  const at = { host: other.chain.subdomain };
  expect(await codeOf(bare.call("createWalletPass", {}, { as: anna.token, ...at }))).toBe("NOT_FOUND");
  const facts = await bare.call("getPublicChain", { params: { subdomain: other.chain.subdomain } }, at);
  expect(facts.applePass).toBe(false);
  const url = `/api/wallet/v1/log`;
  const { statusCode } = await bare.app.inject({ method: "POST", url, headers: { host: "localhost" }, payload: {} });
  expect(statusCode).toBe(404);
});
