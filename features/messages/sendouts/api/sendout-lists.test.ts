import { describe, expect, test } from "vitest";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf } from "#tests/api/harness.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail, makeSendout } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const { api, by, agreeing, many, move, started } = stage;

const make = (name: string, more: object = {}) => makeSendout(api, stage.club, { name, ...more });
const list = (query: object = {}) => api.call("listSendouts", { query }, by());
const namesOf = async (query: object = {}) => (await list(query)).rows.map(({ name }) => name);

async function linesOf(name: "exportSendouts" | "exportSendoutRecipients", input: object, as = by()) {
  const { status, body, headers } = await api.ask(name, { query: {}, ...input } as never, as);
  expect(status).toBe(200);
  const lines = (body as Buffer).toString("utf8").split("\r\n");
  return { lines: lines.slice(0, -1), file: decodeURIComponent(String(headers["content-disposition"])) };
}

/** Adds members by both media to a sendout's recipients as held out. */
async function heldOutMany(sendoutId: number, count: number) {
  const { memberId } = await makeMember(api, stage.club);
  await api.owner.query(
    `with many as (insert into member (chain_id, membership_number, email, first_name)
       select chain_id, lpad(n::text, 12, '0'), n || '@example.com', 'N' || n
       from member, generate_series(1, $3::int) n where member.id = $1 returning chain_id, id)
     insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state)
     select chain_id, $2, medium, many.id, 'HELD_OUT' from many, unnest(array['SMS', 'EMAIL']) as medium`,
    [memberId, sendoutId, count],
  );
}

describe("the list of sendouts", () => {
  test("is sorted by a column in either direction, and equal values by creation", async () => {
    await make("Ärter");
    await make("Bullar");
    await make("Bullar");
    await make("Åkerbär");
    const all = await list({ sort: "name" });
    expect(all.rows.map(({ name }) => name)).toEqual(["Bullar", "Bullar", "Åkerbär", "Ärter"]);
    expect(all.total).toBe(4);
    const ids = all.rows.map(({ id }) => id);
    expect((await list({ sort: "-name" })).rows.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await namesOf()).toEqual(["Åkerbär", "Bullar", "Bullar", "Ärter"]);
    expect(await codeOf(list({ sort: "sms_text" }))).toBe("INVALID_INPUT");
  });

  test("is sorted by planned time, by number of messages, or by an automatic sendout's next run", async () => {
    await many(2);
    await agreeing({ phone_notification: false });
    const wide = await started({ name: "Alla", media: ["SMS", "EMAIL"], email: anEmail });
    await move(wide);
    await make("Utkast");
    const later = await make("I januari", { sendAt: "2027-01-04T10:00:00" });
    await api.call("setSendoutState", { params: { id: later.id }, body: { act: "START", leavesOut: false } }, by());
    expect((await namesOf({ sort: "when" }))[0]).toBe("I januari");
    expect((await namesOf({ sort: "sms" }))[0]).toBe("Alla");
    expect((await namesOf({ sort: "-email" })).at(-1)).toBe("Alla");
    const automatic = (at: string) => ({ automatic: { occasion: { kind: "BIRTHDAY", days: 0 }, at } });
    await make("Vilar", automatic("09:00"));
    await started({ name: "Sent", ...automatic("18:00") });
    await started({ name: "Tidigt", ...automatic("14:00") });
    expect(await namesOf({ automatic: "ONLY", sort: "next" })).toEqual(["Tidigt", "Sent", "Vilar"]);
    expect((await namesOf({ automatic: "ONLY", sort: "lately" })).length).toBe(3);
  });

  test("finds a part of a name, whatever its case and accents", async () => {
    await make("Crème brûlée 50%");
    await make("Annat");
    expect(await namesOf({ q: "BRULEE" })).toEqual(["Crème brûlée 50%"]);
    expect(await namesOf({ q: "50%" })).toEqual(["Crème brûlée 50%"]);
    expect(await list({ q: "%" })).toMatchObject({ total: 1 });
    expect(await list({ q: "finns inte" })).toMatchObject({ total: 0, rows: [] });
  });

  test("shows the last days by default with the total number, and a search finds those of any day", async () => {
    await many(1);
    const [old, lately] = [await started({ name: "I våras" }), await started({ name: "I veckan" })];
    await move(old);
    await move(lately);
    const long = `done_at = (done_at at time zone 'UTC' - interval '200 days') at time zone 'UTC',
      frozen_at = (frozen_at at time zone 'UTC' - interval '200 days') at time zone 'UTC'`;
    await api.owner.query(`update sendout set ${long} where id = $1`, [old]);
    await make("Utkast");
    expect(await list()).toMatchObject({ total: 2, ever: 3 });
    expect(await namesOf({ sort: "name" })).toEqual(["I veckan", "Utkast"]);
    expect(await list({ days: "ALL" })).toMatchObject({ total: 3, ever: 3 });
    expect(await namesOf({ q: "våras" })).toEqual(["I våras"]);
    expect(await namesOf({ state: "SENT", sort: "name" })).toEqual(["I veckan", "I våras"]);
    expect(await namesOf({ through: "2026-11-01", sort: "name" })).toEqual(["I våras", "Utkast"]);
    expect(await namesOf({ from: "2026-11-01", sort: "name" })).toEqual(["I veckan", "Utkast"]);
    const exported = async (query: object) => (await linesOf("exportSendouts", { query })).lines.length - 1;
    expect([await exported({}), await exported({ days: "ALL" }), await exported({ q: "våras" })]).toEqual([2, 3, 1]);
  });

  test("is paged by cursor without duplicates or gaps, even when rows are added", async () => {
    for (let n = 0; n < 33; n += 1) await make(n % 2 ? "Udda" : "Jämn");
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ sort: "name", ...(cursor && { cursor }) });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
      await make("Abborre");
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([33, 33]);
    expect((await list({ sort: "name", page: 3 })).rows.length).toBe(6);
    expect(await codeOf(list({ cursor: "WzFd" }))).toBe("INVALID_INPUT");
  });

  test("is exported as shown, with the results and without executable formulas", async () => {
    await many(2);
    await agreeing({ phone_notification: false });
    await move(await started({ name: "=1+1" }));
    await make("Annat");
    const { lines, file } = await linesOf("exportSendouts", { query: { q: "1+1" } });
    expect(file).toContain("utskick-2026-11-21.csv");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\uFEFFUtskick;Namn;Läge;Automatiskt;/);
    expect(lines[1]).toMatch(
      /^\d+;'=1\+1;Skickat;Nej;SMS;Alla medlemmar;;;2026-11-21 13:00;2026-11-21 13:00;3;2;0;0;0;0;1;0;0;2;;/,
    );
    const sorted = await linesOf("exportSendouts", { query: { sort: "-name" } });
    expect(sorted.lines.slice(1).map((line) => line.split(";")[1])).toEqual(["Annat", "'=1+1"]);
    const auditQuery =
      "select subject, detail from audit_entry where chain_id = $1 and act = 'export-list' order by id";
    const { rows } = await api.owner.query(auditQuery, [stage.club.chain.id]);
    expect(rows[0]).toEqual({ subject: "sendouts", detail: { rows: 1, searched: true } });
  });

  test("has the same names as the history of credits and its file", async () => {
    await many(2);
    const id = await started({ name: "Julen" });
    await move(id);
    const { rows } = await api.call("listSmsEntries", { query: { show: "SENDOUTS" } }, by());
    expect(new Set(rows.map(({ sendoutId, sendoutName }) => `${sendoutId} ${sendoutName}`))).toEqual(
      new Set([`${id} Julen`]),
    );
    const { body } = await api.ask("exportSmsEntries", { query: { show: "SENDOUTS" } }, by());
    expect((body as Buffer).toString()).toMatch(/;Skickade i utskick;;Julen;2;/);
  });

  test("shows nothing of another club", async () => {
    await make("Vårt");
    const other = await makeClub(api);
    const as = { as: other.merchant.token, chain: other.chain.subdomain };
    expect(await api.call("listSendouts", { query: { q: "Vårt" } }, as)).toMatchObject({ rows: [], total: 0 });
    expect((await linesOf("exportSendouts", {}, as)).lines).toHaveLength(1);
  });
});

describe("the list of a sendout's recipients", () => {
  const recipients = (id: number, query: object = {}) =>
    api.call("listSendoutRecipients", { params: { id }, query }, by());

  const numbersOf = async (id: number) => (await recipients(id)).rows.map(({ membershipId }) => membershipId);

  test("distinguishes nameless members from removed ones, on the page and in the file", async () => {
    await agreeing({ first_name: "", last_name: "" });
    const { memberId: leaving } = await agreeing({ first_name: "Bo", last_name: "" });
    const id = await started();
    await move(id);
    await api.call("removeMember", { params: { id: leaving } }, by());
    const { rows } = await recipients(id);
    expect(rows.map(({ name, left: hasLeft }) => [name, hasLeft])).toEqual([
      ["", false],
      ["", true],
    ]);
    const { lines } = await linesOf("exportSendoutRecipients", { params: { id } });
    expect(lines.slice(1).map((line) => line.split(";").slice(0, 2))).toEqual([
      [`'${rows[0]?.membershipId}`, ""],
      ["", "Har lämnat klubben"],
    ]);
  });

  test("finds recipients by the words of their names, but not by address", async () => {
    await agreeing({ first_name: "Åsa", last_name: "Ek", email: "hemlig@example.com" });
    await agreeing({ first_name: "Bo", last_name: "Ekman" });
    const id = await started();
    await move(id);
    expect((await recipients(id, { q: "ek" })).rows.map(({ name }) => name)).toEqual(["Åsa Ek", "Bo Ekman"]);
    expect((await recipients(id, { q: "åsa e" })).rows.map(({ name }) => name)).toEqual(["Åsa Ek"]);
    expect((await recipients(id, { q: "hemlig@example.com" })).rows).toEqual([]);
  });

  test("is sorted by a column in either direction, and by default in sending order", async () => {
    await agreeing({ first_name: "Örjan", last_name: "Ek" });
    await agreeing({ first_name: "Bo", last_name: "Ek", phone_notification: false });
    await agreeing({ first_name: "Åsa", last_name: "Ek" });
    const id = await started();
    await move(id);
    const named = async (query: object) => (await recipients(id, query)).rows.map(({ name }) => name.split(" ")[0]);
    expect(await recipients(id)).toMatchObject({ total: 3, nextCursor: null });
    expect(await named({})).toEqual(["Örjan", "Bo", "Åsa"]);
    expect(await named({ sort: "name" })).toEqual(["Bo", "Åsa", "Örjan"]);
    expect(await named({ sort: "-name" })).toEqual(["Örjan", "Åsa", "Bo"]);
    expect((await named({ sort: "state" }))[0]).toBe("Bo");
    expect((await named({ sort: "-sent" }))[0]).toBe("Bo");
    expect(await codeOf(recipients(id, { sort: "email" }))).toBe("INVALID_INPUT");
  });

  test("is paged by number or cursor in every order, without duplicates or gaps", async () => {
    const { id } = await make("Till några");
    await heldOutMany(id, 32);
    for (const sort of [undefined, "name", "-state"]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query = { ...(sort && { sort }), ...(cursor && { cursor }) };
        const page: Awaited<ReturnType<typeof recipients>> = await recipients(id, query);
        seen.push(...page.rows.map(({ medium, memberId }) => `${medium} ${memberId}`));
        cursor = page.nextCursor;
      } while (cursor);
      expect([seen.length, new Set(seen).size]).toEqual([64, 64]);
      const third = await recipients(id, { ...(sort && { sort }), page: 3 });
      expect(third.rows.map(({ medium, memberId }) => `${medium} ${memberId}`)).toEqual(seen.slice(30, 45));
      expect(third.total).toBe(64);
    }
  });

  test("is exported as filtered, without addresses and without executable formulas", async () => {
    await agreeing({ first_name: "=HYPERLINK(1)", last_name: "", email: "hemlig@example.com" });
    await agreeing({ first_name: "Bo", last_name: "Ek", phone_notification: false });
    const id = await started();
    await move(id);
    const numbers = await numbersOf(id);
    const { lines, file } = await linesOf("exportSendoutRecipients", { params: { id } });
    expect(file).toContain("mottagare-2026-11-21.csv");
    expect(lines.slice(1)).toEqual([
      `'${numbers[0]};'=HYPERLINK(1);SMS;Skickat;;2026-11-21 13:00;;;`,
      `'${numbers[1]};Bo Ek;SMS;Överhoppad;Har inte sagt ja;;;;`,
    ]);
    expect(lines.join()).not.toContain("hemlig");
    const skipped = await linesOf("exportSendoutRecipients", { params: { id }, query: { state: "SKIPPED" } });
    expect(skipped.lines.slice(1)).toEqual([expect.stringContaining("Bo Ek")]);
    const other = await makeClub(api);
    const as = { as: other.merchant.token, chain: other.chain.subdomain };
    const foreign = await api.ask("exportSendoutRecipients", { params: { id }, query: {} }, as);
    expect(foreign.status).toBe(404);
  });

  test("is exported page by page for each medium, without duplicates or gaps", async () => {
    const { id } = await make("Till många");
    await heldOutMany(id, 1100);
    const { lines } = await linesOf("exportSendoutRecipients", { params: { id } });
    expect([lines.length, new Set(lines).size]).toEqual([2201, 2201]);
  });
});
