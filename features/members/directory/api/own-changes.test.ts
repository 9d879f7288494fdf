import { expect, test } from "vitest";
import type { Problem } from "#packages/contract/errors.ts";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";

test("a member’s own save makes a concurrent edit by staff fail, and the refusal names the member", async () => {
  const api = await startApi();
  const club = await makeClub(api);
  const merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const { memberId, token } = await makeMember(api, club, { first_name: "Siv", last_name: "Ask" });
  const params = { id: memberId };
  const { profile } = await api.call("getMember", { params }, merchant);
  await api.call("updateProfile", { body: { firstName: "Siv-Britt" } }, { as: token, host: club.chain.subdomain });
  const body = { firstName: "Sivan", version: profile.version };
  const refused = await api.ask("updateMember", { params, body }, merchant);
  const { changed } = refused.body as Problem;
  expect(changed).toMatchObject({ by: "Siv-Britt Ask", at: expect.any(String) });
});
