import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { tellTerms } from "./tell-terms.ts";

let api: TestApi;
let began: Temporal.Instant;
beforeAll(async () => {
  api = await startApi();
  began = api.clock.now;
});
afterEach(() => {
  api.clock.now = began;
});

type Member = Awaited<ReturnType<typeof makeMember>>;
const kind = "membership" as const;
const options = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
const own = (club: Club, member: Member) => ({ as: member.token, host: club.chain.subdomain });
const empty = { title: "", termsParagraphs: [] };
const texts = (content: string) => ({
  sv: { title: "Villkor", termsParagraphs: [{ id: 1, title: "Poäng", content }] },
  en: empty,
  fr: empty,
});
const publish = (club: Club, content: string, appliesOn: string, asksAgain = false) =>
  api.call("publishTerms", { params: { kind }, body: { texts: texts(content), appliesOn, asksAgain } }, options(club));
const takeBack = (club: Club, version: number) =>
  api.call("takeBackTerms", { params: { kind, version } }, options(club));
const newsOf = async (club: Club, member: Member) =>
  (await api.call("getTermsNews", {}, own(club, member))).map(
    ({ version, applies, mustAccept }) => `${version}${applies ? " applies" : ""}${mustAccept ? " asked" : ""}`,
  );
const on = (day: string) => {
  api.clock.now = Temporal.Instant.from(`${day}T12:00:00Z`);
};

/** Returns the recipients of mails in the order of sending. */
async function written(club: Club): Promise<string[]> {
  const { rows } = await api.owner.query(
    "select recipient from message where chain_id = $1 and kind = 'TERMS_CHANGED' order by id",
    [club.chain.id],
  );
  return rows.map(({ recipient }) => recipient);
}

async function members(club: Club, count: number): Promise<Member[]> {
  const made: Member[] = [];
  for (let index = 0; index < count; index += 1) made.push(await makeMember(api, club));
  await api.owner.query(
    `insert into member_acceptance (chain_id, member_id, terms_version_id) select m.chain_id, m.id, v.id
       from member m join terms_version v on v.chain_id = m.chain_id where m.chain_id = $1`,
    [club.chain.id],
  );
  await api.owner.query(
    "update member set email = 'medlem' || id || '@villkor.example', email_notification = false where chain_id = $1",
    [club.chain.id],
  );
  return made;
}
const addressOf = ({ memberId }: Member) => `medlem${memberId}@villkor.example`;

describe("notifying members of changed terms", () => {
  test("reaches each mailable member once, in batches, regardless of marketing consent", async () => {
    const club = await makeClub(api);
    const all = await members(club, 5);
    await publish(club, "Nytt", "2026-12-23");
    for (const notifiedCount of [2, 4, 5, 5]) {
      await tellTerms(api.services, { size: 2 });
      expect(await written(club)).toEqual(all.slice(0, notifiedCount).map(addressOf));
    }
    const { versions } = await api.call("getTerms", { params: { kind } }, options(club));
    expect(versions.map(({ told: notification }) => notification)).toEqual([{ members: 5, done: true }, null]);
  });

  test("skips members who left, have a dead address, have only a phone, or were imported", async () => {
    const club = await makeClub(api);
    const [removedMember, dead, phone, brought, last] = (await members(club, 5)) as [
      Member,
      Member,
      Member,
      Member,
      Member,
    ];
    const change = (set: string, { memberId }: Member) =>
      api.owner.query(`update member set ${set} where id = $1`, [memberId]);
    await change("email_bounced_at = now()", dead);
    await change("email = null, phone = '+46701740605'", phone);
    await api.owner.query(
      `with list as (insert into member_import (chain_id, account_id, choices, columns, created_at, file_name, fingerprint, moved_at, row_count)
         values ($1, $2, '{}', '[]', now(), 'lista.csv', repeat('0', 64), now(), 1) returning id)
       update member set unclaimed = true, import_id = list.id from list where member.id = $3`,
      [club.chain.id, club.merchant.accountId, brought.memberId],
    );
    await api.call("removeMember", { params: { id: removedMember.memberId } }, options(club));
    await publish(club, "Nytt", "2026-12-23");
    await tellTerms(api.services);
    expect(await written(club)).toEqual([addressOf(last)]);
  });

  test("skips members who have already accepted the version", async () => {
    const club = await makeClub(api);
    const [ahead, other] = (await members(club, 2)) as [Member, Member];
    await publish(club, "Nytt", "2026-12-23");
    await api.call("acceptTerms", { params: { kind, version: 2 } }, own(club, ahead));
    await tellTerms(api.services);
    expect(await written(club)).toEqual([addressOf(other)]);
  });

  test("reaches each member once with two concurrent workers", async () => {
    const club = await makeClub(api);
    const all = await members(club, 6);
    await publish(club, "Nytt", "2026-12-23");
    await heldUp(
      api,
      "lock table terms_telling in access exclusive mode",
      [1, 2, 3].map(() => () => tellTerms(api.services, { size: 2 })),
    );
    while ((await written(club)).length < all.length) await tellTerms(api.services, { size: 2 });
    expect((await written(club)).sort()).toEqual(all.map(addressOf).sort());
  });

  test("uses the member’s current language and links to the changes", async () => {
    const club = await makeClub(api);
    await members(club, 1);
    await api.owner.query("update member set language = 'fr' where chain_id = $1", [club.chain.id]);
    await publish(club, "Nytt", "2027-01-01", true);
    await tellTerms(api.services);
    const { rows } = await api.owner.query(
      "select subject, text_body, html_body, unsubscribe_url from message where chain_id = $1",
      [club.chain.id],
    );
    const { commercialName, subdomain } = club.chain;
    expect(rows[0].subject).toBe(`Nouvelles conditions d’adhésion chez ${commercialName} à partir du 1er janvier 2027`);
    expect(rows[0].text_body).toContain(`http://${subdomain}.localhost:3000/terms/membership`);
    expect(rows[0].text_body).toContain("que vous l’avez accepté");
    expect(rows[0].unsubscribe_url).toBe("");
  });

  test("stops when the version is withdrawn, and then notifies exactly the members reached before", async () => {
    const club = await makeClub(api);
    const [first, second] = (await members(club, 3)) as [Member, Member, Member];
    await publish(club, "Nytt", "2026-12-23");
    await tellTerms(api.services, { size: 2 });
    await takeBack(club, 2);
    for (let index = 0; index < 3; index += 1) await tellTerms(api.services, { size: 2 });
    const both = [first, second].map(addressOf);
    expect(await written(club)).toEqual([...both, ...both]);
    const { rows } = await api.owner.query("select subject from message where chain_id = $1 order by id desc limit 1", [
      club.chain.id,
    ]);
    expect(rows[0].subject).toBe(`Inget ändras hos ${club.chain.commercialName} den 23 december 2026`);
    expect(await newsOf(club, first)).toEqual([]);
  });

  test("skips the club’s first text", async () => {
    const club = await makeClub(api);
    await members(club, 1);
    await api.owner.query(
      "with gone as (delete from member_acceptance where chain_id = $1) delete from terms_version where chain_id = $1",
      [club.chain.id],
    );
    await publish(club, "Första", "2026-11-21");
    await tellTerms(api.services);
    expect(await written(club)).toEqual([]);
  });
});

describe("a member’s acceptance of changed terms", () => {
  test("is preceded by a notice of the coming changes, shown until the member has seen it", async () => {
    const club = await makeClub(api);
    const [member] = (await members(club, 1)) as [Member];
    await publish(club, "Poäng gäller i 6 månader.", "2026-12-23");
    const [change] = await api.call("getTermsNews", {}, own(club, member));
    expect(change).toMatchObject({ kind, version: 2, appliesOn: "2026-12-23", applies: false, mustAccept: false });
    expect(change?.after.termsParagraphs[0]?.content).toBe("Poäng gäller i 6 månader.");
    expect(change?.before).not.toEqual(change?.after);
    const coming = await api.call("getComingTerms", { params: { subdomain: club.chain.subdomain, kind } });
    expect(coming).toEqual([change]);
    await api.call("seeTerms", { params: { kind, version: 2 } }, own(club, member));
    await api.call("seeTerms", { params: { kind, version: 2 } }, own(club, member));
    expect(await newsOf(club, member)).toEqual([]);
    on("2026-12-24");
    expect(await newsOf(club, member)).toEqual([]);
    expect(await api.call("getComingTerms", { params: { subdomain: club.chain.subdomain, kind } })).toEqual([]);
  });

  test("is counted for the club if acceptance is required, and not counted otherwise", async () => {
    const club = await makeClub(api);
    const [first, second] = (await members(club, 3)) as [Member, Member, Member];
    await publish(club, "Nytt", "2026-12-23", true);
    const accepted = async () =>
      (await api.call("getTerms", { params: { kind } }, options(club))).versions.map((each) => each.accepted);
    expect(await accepted()).toEqual([0, null]);
    for (const member of [first, second, second])
      await api.call("acceptTerms", { params: { kind, version: 2 } }, own(club, member));
    expect(await accepted()).toEqual([2, null]);
    await api.call("removeMember", { params: { id: first.memberId } }, options(club));
    expect(await accepted()).toEqual([1, null]);
  });

  test("is requested from the version’s first day until the member accepts, and shown on the member’s page", async () => {
    const club = await makeClub(api);
    const [member, other] = (await members(club, 2)) as [Member, Member];
    await publish(club, "Nytt", "2026-12-23", true);
    expect(await newsOf(club, member)).toEqual(["2 asked"]);
    await api.call("seeTerms", { params: { kind, version: 2 } }, own(club, member));
    expect(await newsOf(club, member)).toEqual([]);
    await api.call("acceptTerms", { params: { kind, version: 2 } }, own(club, other));
    on("2026-12-23");
    expect(await newsOf(club, other)).toEqual([]);
    expect(await newsOf(club, member)).toEqual(["2 applies asked"]);
    await api.call("acceptTerms", { params: { kind, version: 2 } }, own(club, member));
    await api.call("acceptTerms", { params: { kind, version: 2 } }, own(club, member));
    expect(await newsOf(club, member)).toEqual([]);
    api.clock.now = began;
    const page = await api.call("getMember", { params: { id: member.memberId } }, options(club));
    expect(page.acceptances.map((each) => `${each.kind} ${each.version}`)).toEqual([
      "MEMBERSHIP 2",
      ...["MEMBERSHIP 1", "PRIVACY 1"],
    ]);
  });

  test("is refused for a version that neither applies nor will apply", async () => {
    const club = await makeClub(api);
    const [member] = (await members(club, 1)) as [Member];
    await publish(club, "Två", "2026-11-21");
    await publish(club, "Tre", "2026-12-23");
    await takeBack(club, 3);
    for (const version of [1, 3, 4]) {
      expect(await codeOf(api.call("acceptTerms", { params: { kind, version } }, own(club, member)))).toBe("NOT_FOUND");
      expect(await codeOf(api.call("seeTerms", { params: { kind, version } }, own(club, member)))).toBe("NOT_FOUND");
    }
  });

  test("can be due only if the club reports changed terms", async () => {
    const club = await makeClub(api);
    const changed = async () =>
      (await api.call("getPublicChain", { params: { subdomain: club.chain.subdomain } })).termsChanged;
    expect(await changed()).toBe(false);
    await publish(club, "Två", "2026-12-23");
    expect(await changed()).toBe(true);
    await takeBack(club, 2);
    expect(await changed()).toBe(false);
  });
});

test("changed terms pass the data checks of the verify command", async () => {
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ name, violations }) => name.startsWith("terms apply") && violations.length > 0)).toEqual([]);
});
