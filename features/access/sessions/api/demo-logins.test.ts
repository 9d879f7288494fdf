import { expect, test } from "vitest";
import { makeAccount, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";

const password = "bulle-och-kaffe-24";

test.each([
  ["on this machine alone", {}, true],
  ["where others reach it", { PUBLIC_URL: "https://stammis.example" }, false],
])("a server %s accepts the demo’s logins: %j", async (_, env, opens) => {
  const api = await startApi(env);
  const club = await makeClub(api);
  const password_hash = await api.services.passwords.hash(password);
  const demo = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], { password_hash, is_demo: true });
  const own = await makeAccount(api, { password_hash });
  const member = await makeMember(api, club, { password_hash });
  await api.owner.query("update chain set is_demo = true where id = $1", [club.chain.id]);
  api.services.directory.forget(club.chain.id);
  const outcome = (call: Promise<{ token: string }>) =>
    call.then(
      () => "in",
      () => codeOf(call),
    );
  const logIn = (username: string) => outcome(api.call("logIn", { body: { username, password } }));
  const { subdomain } = club.chain;
  const body = { username: member.email, password };
  const logInMember = () => outcome(api.call("logInMember", { params: { subdomain }, body }, { chain: subdomain }));
  const expected = opens ? "in" : "WRONG_CREDENTIALS";
  expect([await logIn(own.email), await logIn(demo.email), await logInMember()]).toEqual(["in", expected, expected]);
});
