import { expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";
import { tellTerms } from "./tell-terms.ts";

const api = await startApi();
const empty = { title: "", termsParagraphs: [] };
const texts = {
  sv: { title: "Villkor", termsParagraphs: [{ id: 1, title: "", content: "Nytt" }] },
  en: empty,
  fr: empty,
};
const club = await makeClub(api);
const host = { host: club.chain.subdomain, source: "10.1.0.1" };

async function join(email: string) {
  await api.call("signUpConsumer", { body: { email, commercialChainSubdomain: club.chain.subdomain } }, host);
  const { token } = await linkTo(api, email);
  const body = {
    password: "kanelbulle7",
    confirmPassword: "kanelbulle7",
    termsOfMembership: true,
    privacyPolicy: true,
  };
  return api.call("confirmSignUp", { params: { id: token }, body }, host);
}

async function acceptedBy(email: string) {
  const { rows } = await api.owner.query(
    `select kind, version from member_acceptance accepted
       join member on member.chain_id = accepted.chain_id and member.id = accepted.member_id
       join terms_version v on v.chain_id = accepted.chain_id and v.id = terms_version_id where email = $1 order by 1`,
    [email],
  );
  return rows.map(({ kind, version }) => `${kind} ${version}`);
}
const toldTo = async (email: string) =>
  (await messagesTo(api, email)).filter(({ kind }) => kind === "TERMS_CHANGED").length;

test("a new member accepts the terms of the day and is notified once of coming ones", async () => {
  const options = { as: club.merchant.token, chain: club.chain.subdomain };
  const body = { texts, appliesOn: "2026-12-23" };
  await api.call("publishTerms", { params: { kind: "membership" }, body }, options);
  await join("fore@villkor.example");
  await tellTerms(api.services);
  await join("efter@villkor.example");
  for (const email of ["fore@villkor.example", "efter@villkor.example"]) {
    expect(await acceptedBy(email)).toEqual(["MEMBERSHIP 1", "PRIVACY 1"]);
    expect(await toldTo(email)).toBe(1);
  }
  api.clock.now = Temporal.Instant.from("2026-12-22T23:00:00Z");
  await join("ny@villkor.example");
  await tellTerms(api.services);
  expect(await acceptedBy("ny@villkor.example")).toEqual(["MEMBERSHIP 2", "PRIVACY 1"]);
  expect(await toldTo("ny@villkor.example")).toBe(0);
});
