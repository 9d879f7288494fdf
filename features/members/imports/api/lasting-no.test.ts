import fc from "fast-check";
import { expect, test } from "vitest";
import { unsubscribeLink } from "#features/members/consents/api/unsubscribing/unsubscribe-link.ts";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { importsAt } from "#tests/api/members/imports.ts";
import { openMerges } from "#tests/api/members/merges.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";
import { sendInvitations } from "./send-invitations.ts";

const api = await startApi();
const club = await makeClub(api);
const { as, move, rowsOf } = importsAt(() => ({ api, club }));
const columns = [
  { heading: "Förnamn", field: "firstName" },
  { heading: "E-post", field: "email" },
  { heading: "Nyhetsbrev", field: "marketingEmail" },
];
let files = 0;

/** Checks an import that claims consent with evidence for the address, without running it. */
async function check(email: string): Promise<number> {
  const choices = { consentOn: "2026-11-20", consentWords: "Ja tack till nyhetsbrev" };
  const body = { fileName: "lista.csv", fingerprint: String(files++).padStart(64, "0"), rows: 1, columns, choices };
  const { id } = await api.call("startImport", { body }, as());
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows: [["Anna", email, "ja"]] } }, as());
  await move(id, "CHECKING");
  return id;
}

async function bring(email: string): Promise<number> {
  const id = await check(email);
  await move(id, "RUNNING");
  return id;
}

async function standing(email: string): Promise<{ id: number; yes: boolean }[]> {
  const { rows } = await api.owner.query(
    "select id::float8, email_notification as yes from member where chain_id = $1 and email = $2 and removed_at is null",
    [club.chain.id, email],
  );
  return rows;
}

/** The actions of staff, imports and removals. Joining again without consent is an action of the member. */
const acts = {
  import: bring,
  async edit(email: string) {
    for (const { id } of await standing(email)) {
      const request = api.call("updateMember", { params: { id }, body: { emailNotification: true } }, as());
      expect(await codeOf(request)).toBe("CONSENT_IS_THE_MEMBERS");
    }
  },
  async remove(email: string) {
    for (const { id } of await standing(email)) await api.call("removeMember", { params: { id } }, as());
  },
  async join(email: string) {
    if ((await standing(email)).length === 0) await makeMember(api, club, { email, email_notification: false });
  },
};

test("after a refusal only the member can consent again, regardless of imports, edits by staff and removals", async () => {
  let people = 0;
  const some = fc.array(fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(some, async (consentActs) => {
      const email = `no-${people++}@example.com`;
      await makeMember(api, club, { email, email_notification: false });
      for (const act of consentActs) {
        await acts[act](email);
        expect((await standing(email)).filter(({ yes }) => yes)).toEqual([]);
      }
    }),
    { numRuns: 12, examples: [[["remove", "import", "join", "import", "edit"]]] },
  );
});

test("undo keeps an imported member who has refused marketing since, because a new import would give consent again", async () => {
  const email = "brought@example.com";
  const first = await bring(email);
  const [brought] = await standing(email);
  const { db, config } = api.services;
  const link = await db.inChain(club.chain.id, (trx) => unsubscribeLink(trx, config, brought?.id ?? 0, "EMAIL"));
  const params = { id: link.split("/").at(-1) ?? "" };
  await api.call("unsubscribeEmail", { params, query: {} }, { host: club.chain.subdomain });
  expect(await move(first, "UNDOING")).toMatchObject({ kept: { USED: 1 } });
  await bring(email);
  expect(await standing(email)).toEqual([{ id: brought?.id, yes: false }]);
});

test("an import gives no consent for an earlier address of a member who refuses, and the row has a note about it", async () => {
  const email = "formerly@example.com";
  const { memberId } = await makeMember(api, club, { email: "today@example.com", email_notification: false });
  await api.owner.query("insert into earlier_address (chain_id, member_id, address, until) values ($1, $2, $3, $4)", [
    ...[club.chain.id, memberId, email, "2026-10-01"],
  ]);
  const id = await bring(email);
  expect((await standing(email)).map(({ yes }) => yes)).toEqual([false]);
  expect(await rowsOf(id)).toMatchObject([{ notes: [{ note: "CONSENT_REFUSED_BEFORE" }] }]);
  // The member consents at another address now, so the import may give consent for the earlier address.
  await api.owner.query("update member set email_notification = true where id = $1", [memberId]);
  await move(id, "UNDOING");
  await bring(email);
  expect((await standing(email)).map(({ yes }) => yes)).toEqual([true]);
});

test("an import respects a refusal that the address’s earlier holder made between check and run", async () => {
  const email = "meanwhile@example.com";
  const { memberId } = await makeMember(api, club, { email: "somewhere@example.com", email_notification: true });
  const id = await check(email);
  expect(await rowsOf(id)).toMatchObject([{ outcome: "NEW", notes: [] }]);
  await api.owner.query("update member set email_notification = false where id = $1", [memberId]);
  await api.owner.query("insert into earlier_address (chain_id, member_id, address, until) values ($1, $2, $3, $4)", [
    ...[club.chain.id, memberId, email, "2026-11-20"],
  ]);
  await move(id, "RUNNING");
  expect((await standing(email)).map(({ yes }) => yes)).toEqual([false]);
  expect(await rowsOf(id)).toMatchObject([{ outcome: "NEW", notes: [{ note: "CONSENT_REFUSED_BEFORE" }] }]);
});

test("a member who takes the address between check and run counts as existing and does not change", async () => {
  const email = "moved@example.com";
  const { memberId } = await makeMember(api, club, { email: "left-behind@example.com", email_notification: false });
  const id = await check(email);
  await api.owner.query("update member set email = $2 where id = $1", [memberId, email]);
  expect(await move(id, "RUNNING")).toMatchObject({ outcomes: { NEW: 0, KNOWN: 1 } });
  expect(await standing(email)).toEqual([{ id: memberId, yes: false }]);
  expect(await rowsOf(id)).toMatchObject([{ outcome: "KNOWN" }]);
});

test("a member who gives up the address between check and run does not change, and the row creates no member", async () => {
  const email = "given-up@example.com";
  const { memberId } = await makeMember(api, club, { email, email_notification: false });
  const id = await check(email);
  await api.owner.query("update member set email = 'anew@example.com' where id = $1", [memberId]);
  await api.owner.query("insert into earlier_address (chain_id, member_id, address, until) values ($1, $2, $3, $4)", [
    ...[club.chain.id, memberId, email, "2026-11-20"],
  ]);
  expect(await move(id, "RUNNING")).toMatchObject({ state: "DONE", outcomes: { NEW: 0 } });
  expect(await standing(email)).toEqual([]);
});

test("a removed member is not imported by any earlier address or by an address of a merged membership", async () => {
  const addresses = { theirs: "now@example.com", before: "before@example.com", other: "other@example.com" };
  const survivor = await makeMember(api, club, { email: addresses.theirs });
  await api.owner.query("insert into earlier_address (chain_id, member_id, address, until) values ($1, $2, $3, $4)", [
    ...[club.chain.id, survivor.memberId, addresses.before, "2026-10-01"],
  ]);
  const { merge } = openMerges(api, club);
  await merge(survivor, await makeMember(api, club, { email: addresses.other }));
  await acts.remove(addresses.theirs);
  for (const email of Object.values(addresses)) {
    await bring(email);
    expect(await standing(email)).toEqual([]);
  }
});

test("an imported member with consent may refuse when joining, and without an answer the consent remains", async () => {
  const host = { host: club.chain.subdomain };
  const importAnswer = async (email: string, answer: { emailNotification?: boolean }) => {
    const id = await bring(email);
    await api.call("inviteImported", { params: { id } }, as());
    await sendInvitations(api.services);
    const { token } = await linkTo(api, email);
    const agreed = { termsOfMembership: true, privacyPolicy: true };
    const body = { password: "kanelbulle7", confirmPassword: "kanelbulle7", ...agreed, ...answer };
    await api.call("confirmSignUp", { params: { id: token }, body }, host);
    return (await standing(email)).map(({ yes }) => yes);
  };
  expect(await importAnswer("ola@example.com", { emailNotification: false })).toEqual([false]);
  expect(await importAnswer("pia@example.com", {})).toEqual([true]);
});
