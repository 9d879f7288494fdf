import { beforeEach, expect, test } from "vitest";
import { errorPhrases } from "#packages/i18n/errors.ts";
import { type Club, makeAccount, makeClub, makeMember, makeStaff, signIn } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";

const api = await startApi();
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});

const messageOf = async (url: string, headers: Record<string, string>, method: "GET" | "POST" | "PATCH" = "GET") =>
  (await api.app.inject({ method, url, headers: { host: "localhost", ...headers } })).json().message;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const french = { "accept-language": "fr" };

test("a refusal uses the session’s language instead of the browser’s", async () => {
  const { token } = await makeMember(api, club, { language: "en" });
  const headers = { ...bearer(token), ...french, host: `${club.chain.subdomain}.localhost` };
  expect(await messageOf("/api/purchases/999999", headers)).toBe(errorPhrases.en.NOT_FOUND);
  // The session is cached now, so its language also applies without authentication.
  expect(await messageOf("/api/nowhere", headers)).toBe(errorPhrases.en.NOT_FOUND);
  expect(await messageOf("/api/user/profile", headers, "PATCH")).toBe(errorPhrases.en.METHOD_NOT_ALLOWED);
});

test("a refusal before the handler uses the language of a cached session", async () => {
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], { language: "en" });
  const headers = { ...bearer(token), ...french, "stammis-chain": club.chain.subdomain };
  expect(await messageOf("/api/merchant/users", headers)).toBe(errorPhrases.en.NO_ACCESS);
  const { accountId } = await makeAccount(api, { language: "en" });
  const stranger = await signIn(api, accountId, "ROLE_CASHIER");
  expect(await messageOf("/api/merchant/users", { ...headers, ...bearer(stranger) })).toBe(errorPhrases.en.NO_ACCESS);
});

test("a refusal uses a member’s newly chosen language at once", async () => {
  const { token } = await makeMember(api, club, { language: "en" });
  const as = { as: token, host: club.chain.subdomain };
  await api.call("updateLanguage", { body: { language: "fr" } }, as);
  const headers = { ...bearer(token), host: `${club.chain.subdomain}.localhost` };
  expect(await messageOf("/api/purchases/999999", headers)).toBe(errorPhrases.fr.NOT_FOUND);
  await api.call("updateProfile", { body: { language: "sv" } }, as);
  expect(await messageOf("/api/purchases/999999", headers)).toBe(errorPhrases.sv.NOT_FOUND);
});

test("a refusal uses the language that staff chose in their profile", async () => {
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], { language: "en" });
  const headers = { ...bearer(token), "stammis-chain": club.chain.subdomain };
  expect(await messageOf("/api/merchant/users", headers)).toBe(errorPhrases.en.NO_ACCESS);
  await api.call("updateProfile", { body: { language: "fr" } }, { as: token });
  expect(await messageOf("/api/merchant/users", headers)).toBe(errorPhrases.fr.NO_ACCESS);
});

test("a refusal without a session uses the browser’s language, then the club’s, then Swedish", async () => {
  await api.owner.query("update chain set language = 'en' where id = $1", [club.chain.id]);
  api.services.directory.forget(club.chain.id);
  const host = `${club.chain.subdomain}.localhost`;
  expect(await messageOf("/api/user/profile", { host, ...french })).toBe(errorPhrases.fr.NOT_SIGNED_IN);
  expect(await messageOf("/api/user/profile", { host, "accept-language": "de, en;q=0.1" })).toBe(
    errorPhrases.en.NOT_SIGNED_IN,
  );
  expect(await messageOf("/api/user/profile", { host })).toBe(errorPhrases.en.NOT_SIGNED_IN);
  expect(await messageOf("/api/nowhere", { host })).toBe(errorPhrases.en.NOT_FOUND);
  expect(await messageOf("/files/1/missing.webp", { host })).toBe(errorPhrases.en.NOT_FOUND);
  expect(await messageOf("/api/nowhere", {})).toBe(errorPhrases.sv.NOT_FOUND);
});
