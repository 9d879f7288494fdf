import fc from "fast-check";
import { expect, test } from "vitest";
import { makeClub, makeMember } from "../../../test/factories.ts";
import { codeOf, startApi } from "../../../test/harness.ts";
import { importsAt } from "../../../test/imports.ts";

const api = await startApi();
const club = await makeClub(api);
const { as, move } = importsAt(() => ({ api, club }));
const columns = [
  { heading: "Förnamn", field: "firstName" },
  { heading: "E-post", field: "email" },
  { heading: "Nyhetsbrev", field: "marketingEmail" },
];
let files = 0;

/** A list that says the address said yes, with its evidence. */
async function bring(email: string): Promise<void> {
  const choices = { consentOn: "2026-11-20", consentWords: "Ja tack till nyhetsbrev" };
  const body = { fileName: "lista.csv", fingerprint: String(files++).padStart(64, "0"), rows: 1, columns, choices };
  const { id } = await api.call("startImport", { body }, as());
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows: [["Anna", email, "ja"]] } }, as());
  await move(id, "CHECKING");
  await move(id, "RUNNING");
}

async function standing(email: string): Promise<{ id: number; yes: boolean }[]> {
  const { rows } = await api.owner.query(
    "select id::float8, email_notification as yes from member where chain_id = $1 and email = $2 and removed_at is null",
    [club.chain.id, email],
  );
  return rows;
}

/** What a club's staff, its lists and leaving can do; joining again, without a yes, is the person's own. */
const acts = {
  import: bring,
  async edit(email: string) {
    for (const { id } of await standing(email)) {
      const asked = api.call("updateMember", { params: { id }, body: { emailNotification: true } }, as());
      expect(await codeOf(asked)).toBe("CONSENT_IS_THE_MEMBERS");
    }
  },
  async remove(email: string) {
    for (const { id } of await standing(email)) await api.call("removeMember", { params: { id } }, as());
  },
  async join(email: string) {
    if ((await standing(email)).length === 0) await makeMember(api, club, { email, email_notification: false });
  },
};

test("whatever lists, staff and leaving do after a no, only the person themselves says yes again", async () => {
  let people = 0;
  const some = fc.array(fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(some, async (those) => {
      const email = `no-${people++}@example.com`;
      await makeMember(api, club, { email, email_notification: false });
      for (const act of those) {
        await acts[act](email);
        expect((await standing(email)).filter(({ yes }) => yes)).toEqual([]);
      }
    }),
    { numRuns: 12, examples: [[["remove", "import", "join", "import", "edit"]]] },
  );
});
