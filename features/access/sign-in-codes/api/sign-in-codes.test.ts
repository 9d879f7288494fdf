import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { type Browser, codeOf, newBrowser, startApi } from "#tests/api/harness.ts";
import { openMerges } from "#tests/api/members/merges.ts";

const api = await startApi();
const start = Temporal.Instant.from("2026-11-21T11:00:00Z");
let club: Club;
let source = 0;

beforeEach(async () => {
  api.clock.now = start;
  club = await makeClub(api);
  source++;
});

const host = (browser?: Browser) => ({
  host: club.chain.subdomain,
  source: `10.1.${source >> 8}.${source & 255}`,
  browser,
});
const params = () => ({ subdomain: club.chain.subdomain });
const request = (username: string) => api.call("requestSignInCode", { params: params(), body: { username } }, host());
const signIn = (username: string, code: string, browser?: Browser) =>
  api.call("signInByCode", { params: params(), body: { username, code } }, host(browser));

/** Returns the code in the newest message to an address. */
async function newestCode(recipient: string): Promise<string> {
  const { rows } = await api.owner.query(
    "select text_body from message where chain_id = $1 and recipient = $2 and kind = 'SIGN_IN_CODE' order by id desc",
    [club.chain.id, recipient],
  );
  return /\b\d{6}\b/.exec(rows[0]?.text_body ?? "")?.[0] ?? "";
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function memberWithCode() {
  const member = await makeMember(api, club);
  await request(member.email);
  return { ...member, code: await newestCode(member.email) };
}

describe("a code", () => {
  test("sent by e-mail signs the member in once, typed in any form", async () => {
    const { email, membershipNumber, code } = await memberWithCode();
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    const { token, role } = await signIn(` ${email.toUpperCase()} `, spaced);
    expect(role).toBe("ROLE_CONSUMER");
    expect(await api.call("getDetails", {}, { as: token, ...host() })).toMatchObject({
      membershipId: membershipNumber,
    });
    expect(await codeOf(signIn(email, code))).toBe("WRONG_SIGN_IN_CODE");
  });

  test("sent by SMS signs the member in", async () => {
    const phone = "+46701234567";
    await makeMember(api, club, { phone });
    await request("070-123 45 67");
    await signIn(phone, await newestCode(phone));
  });

  test("counts for ten minutes and not longer", async () => {
    const [inTime, late] = [await memberWithCode(), await memberWithCode()];
    api.clock.now = start.add({ minutes: 10 }).subtract({ milliseconds: 1 });
    await signIn(inTime.email, inTime.code);
    api.clock.now = start.add({ minutes: 10 });
    expect(await codeOf(signIn(late.email, late.code))).toBe("WRONG_SIGN_IN_CODE");
  });

  test("opens no other membership, in the same club or another", async () => {
    const { code } = await memberWithCode();
    const other = await makeMember(api, club);
    expect(await codeOf(signIn(other.email, code))).toBe("WRONG_SIGN_IN_CODE");
    const { email, code: ownCode } = await memberWithCode();
    club = await makeClub(api);
    expect(await codeOf(signIn(email, ownCode))).toBe("WRONG_SIGN_IN_CODE");
  });

  test("is not stored in a form that can be read or guessed", async () => {
    const { memberId, code } = await memberWithCode();
    const { rows } = await api.owner.query("select token_hash from member_token where member_id = $1", [memberId]);
    const { createHash } = await import("node:crypto");
    const guess = createHash("sha256").update(`sign-in code ${memberId} ${code}`).digest();
    expect(rows).toHaveLength(1);
    expect(guess.equals(rows[0].token_hash)).toBe(false);
  });

  test("of a membership that was merged since opens nothing", async () => {
    const ended = await memberWithCode();
    const survivor = await makeMember(api, club);
    await openMerges(api, club).merge(survivor, ended);
    expect(await codeOf(signIn(ended.email, ended.code))).toBe("WRONG_SIGN_IN_CODE");
  });

  test("makes the device known, so that guesses from elsewhere do not lock its owner out", async () => {
    const { email, code } = await memberWithCode();
    const phone = newBrowser();
    await signIn(email, code, phone);
    await request(email);
    const next = await newestCode(email);
    for (let guesses = 0; guesses < 5; guesses++) await codeOf(signIn(email, another(next)));
    expect(await codeOf(signIn(email, next))).toBe("TOO_MANY_REQUESTS");
    await signIn(email, next, phone);
  });
});

test("five wrong codes end the attempts for ten minutes, for a known and an unknown address alike", async () => {
  const { email, code } = await memberWithCode();
  for (const address of [email, "nobody@example.com"]) {
    for (let guesses = 0; guesses < 5; guesses++) {
      expect(await codeOf(signIn(address, another(code)))).toBe("WRONG_SIGN_IN_CODE");
    }
    expect(await codeOf(signIn(address, code))).toBe("TOO_MANY_REQUESTS");
  }
});

test("the spellings of one phone share its five attempts", async () => {
  const phone = "+46701234570";
  await makeMember(api, club, { phone });
  await request(phone);
  const code = await newestCode(phone);
  for (const spelling of ["0701234570", "070-123 45 70", " +46 70 123 45 70", "0046701234570", "070 123 4570"]) {
    expect(await codeOf(signIn(spelling, another(code)))).toBe("WRONG_SIGN_IN_CODE");
  }
  expect(await codeOf(signIn(phone, code))).toBe("TOO_MANY_REQUESTS");
});

test("a known and an unknown address get the same answer, and three codes an hour", async () => {
  const { email } = await makeMember(api, club);
  for (const address of [email, "nobody@example.com"]) {
    for (let requests = 0; requests < 3; requests++) expect(await request(address)).toBeUndefined();
    expect(await codeOf(request(address))).toBe("TOO_MANY_REQUESTS");
  }
  const { rows } = await api.owner.query("select count(*)::int from message where chain_id = $1", [club.chain.id]);
  expect(rows[0].count).toBe(3);
});

test("an imported member who has not joined yet gets no code", async () => {
  const { email, memberId } = await makeMember(api, club);
  await api.owner.query(
    `with list as (insert into member_import (chain_id, account_id, choices, columns, created_at, file_name, fingerprint,
       moved_at, row_count)
       values ($1, $2, '{}', '[]', now(), 'lista.csv', repeat('0', 64), now(), 1) returning id)
     update member set unclaimed = true, import_id = list.id from list where member.id = $3`,
    [club.chain.id, club.merchant.accountId, memberId],
  );
  await request(email);
  expect(await newestCode(email)).toBe("");
});

test.each([
  ["an empty address", "", "REQUIRED"],
  ["a text that is no address", "nonsense", "INVALID_PHONE_OR_EMAIL"],
])("%s is refused at the field", async (_, username, code) => {
  const { status, body } = await api.ask("requestSignInCode", { params: params(), body: { username } }, host());
  expect([status, body]).toMatchObject([400, { fieldCodes: { username: code } }]);
});

test("a club without SMS credits says so for every phone, and sends none", async () => {
  club = await makeClub(api, { smsCredits: 0 });
  await makeMember(api, club, { phone: "+46701234568" });
  for (const phone of ["+46701234568", "+46701234569"]) expect(await codeOf(request(phone))).toBe("NO_SMS_TO_PROVE");
});
