import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { type Club, makeClub, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
let other: Club;
beforeAll(async () => {
  api = await startApi();
  [club, other] = [await makeClub(api), await makeClub(api)];
});

const of = ({ merchant, chain }: Club) => ({ as: merchant.token, chain: chain.subdomain });
const facts = (discoveredAt: string) => ({
  what: "En lista mejlades till fel person",
  discoveredAt,
  beganAt: null,
  dataCategories: "",
  peopleCount: null,
  recordCount: null,
  consequences: "",
  measures: "",
  contact: "",
});
const ago = (hours: number) => api.clock.now.subtract({ hours }).toString();
const open = (hours = 10) => api.call("createIncident", { body: facts(ago(hours)) }, of(club));
const step = (id: number, body: Parameters<typeof api.call<"setIncidentState">>[1]["body"], by = club) =>
  api.call("setIncidentState", { params: { id }, body }, of(by));

describe("an incident", () => {
  test("counts time from its discovery, lists missing facts, and is reported and closed with log entries", async () => {
    const opened = await open();
    expect(opened).toMatchObject({ state: "OPEN", clock: { state: "RUNNING", minutes: 62 * 60 } });
    expect(opened.missing).toContain("measures");
    const params = { id: opened.id };
    const body = { ...facts(opened.discoveredAt), measures: "Mejlet återkallat", peopleCount: 0 };
    const changed = await api.call("updateIncident", { params, body }, of(club));
    expect(changed.missing).not.toContain("measures");
    const reported = { state: "REPORTED" as const, reportedAt: ago(1), reference: "IMY-1" };
    expect(await step(opened.id, reported)).toMatchObject({ state: "REPORTED", clock: { state: "IN_TIME" } });
    expect(await codeOf(step(opened.id, reported))).toBe("INCIDENT_STATE");
    const closed = await step(opened.id, { state: "CLOSED", notReportedReason: "" });
    expect(closed).toMatchObject({ state: "CLOSED", reference: "IMY-1" });
    expect(closed.log.map(({ act, by }) => `${act} ${by}`)).toEqual([
      "CLOSED Kim Berg",
      "REPORTED Kim Berg",
      "CHANGED Kim Berg",
      "OPENED Kim Berg",
    ]);
    expect(closed.log[2]?.changes).toEqual([
      { field: "peopleCount", from: null, to: "0" },
      { field: "measures", from: "", to: "Mejlet återkallat" },
    ]);
    expect(await codeOf(api.call("updateIncident", { params, body }, of(club)))).toBe("INCIDENT_STATE");
    const { rows } = await api.owner.query("select detail from audit_entry where subject = $1", [
      `incident ${opened.id}`,
    ]);
    expect(JSON.stringify(rows)).not.toContain("återkallat");
  });

  test("can be closed unreported with a reason, and rejects future moments", async () => {
    const { id } = await open(80);
    expect(await fieldCodesOf(step(id, { state: "CLOSED", notReportedReason: " " }))).toEqual({
      notReportedReason: "REQUIRED",
    });
    const ahead = { state: "REPORTED" as const, reportedAt: ago(-1), reference: "" };
    expect(await fieldCodesOf(step(id, ahead))).toEqual({ reportedAt: "INVALID_INPUT" });
    const before = { state: "REPORTED" as const, reportedAt: ago(81), reference: "" };
    expect(await fieldCodesOf(step(id, before))).toEqual({ reportedAt: "INVALID_INPUT" });
    const ours = await step(id, { state: "CLOSED", notReportedReason: "Ingen risk" });
    expect(ours).toMatchObject({ state: "CLOSED", clock: { state: "NONE" }, notReportedReason: "Ingen risk" });
    expect(await fieldCodesOf(api.call("createIncident", { body: facts(ago(-1)) }, of(club)))).toEqual({
      discoveredAt: "INVALID_INPUT",
    });
  });

  test("returns 404 to other companies and NO_ACCESS to local merchants and cashiers", async () => {
    const { id } = await open();
    const params = { id };
    expect(await codeOf(api.call("getIncident", { params }, of(other)))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("updateIncident", { params, body: facts(ago(1)) }, of(other)))).toBe("NOT_FOUND");
    expect(await codeOf(step(id, { state: "CLOSED", notReportedReason: "x" }, other))).toBe("NOT_FOUND");
    const letter = { params: { id, letter: "authority" as const }, query: { language: "sv" as const } };
    expect(await codeOf(api.call("getIncidentLetter", letter, of(other)))).toBe("NOT_FOUND");
    expect((await api.ask("printIncidentLetter", letter, of(other))).status).toBe(404);
    expect((await api.call("listIncidents", { query: {} }, of(other))).rows).toEqual([]);
    for (const role of ["ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"] as const) {
      const { token } = await makeStaff(api, club, role, [...club.locationIds]);
      const as = { as: token, chain: club.chain.subdomain };
      expect(await codeOf(api.call("listIncidents", { query: {} }, as))).toBe("NO_ACCESS");
    }
  });

  test("has a log that cannot be changed", async () => {
    const { id } = await open();
    const change = api.services.db.platform.updateTable("incident_change").set({ act: "CLOSED" });
    await expect(change.where("incident_id", "=", id).execute()).rejects.toThrow(/permission denied/);
  });

  test("states its times in English with the day before the month", async () => {
    const { id } = await open();
    const request = { params: { id, letter: "authority" as const }, query: { language: "en" as const } };
    const { text } = await api.call("getIncidentLetter", request, of(club));
    expect(text).toMatch(/\d{1,2} [A-Z][a-z]+ \d{4} at \d{2}:\d{2}/);
  });

  test.each(languages)("has letters in %s, as text and as PDF", async (language) => {
    const { id } = await open();
    for (const letter of ["authority", "members"] as const) {
      const request = { params: { id, letter }, query: { language } };
      const { text } = await api.call("getIncidentLetter", request, of(club));
      expect(text).toContain("En lista mejlades till fel person");
      expect(text).toContain(`${club.chain.subdomain} AB`);
      expect(text).not.toMatch(/[{}]/);
      const { body } = await api.ask("printIncidentLetter", request, of(club));
      expect((body as Buffer).subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  test("can be searched, filtered by state, sorted, paged and exported", async () => {
    const company = await makeClub(api);
    const make = (what: string, hours: number) =>
      api.call("createIncident", { body: { ...facts(ago(hours)), what } }, of(company));
    const list = (query: object = {}) => api.call("listIncidents", { query }, of(company));
    const whats = async (query: object) => (await list(query)).rows.map(({ what }) => what);
    for (let n = 0; n < 16; n++) await make(`Borttappad telefon ${n}`, 200 + n);
    const reported = await make("Ett mejl till fel person", 90);
    await step(reported.id, { state: "REPORTED", reportedAt: ago(30), reference: "IMY-77" }, company);
    const closed = await make("=1+1", 300);
    await step(closed.id, { state: "CLOSED", notReportedReason: "Ingen risk" }, company);

    const first = await list();
    expect([first.total, first.rows.length]).toEqual([18, 15]);
    expect(first.rows[0]?.what).toBe("Ett mejl till fel person");
    expect(await list({ page: 2 })).toEqual(await list({ cursor: first.nextCursor }));
    expect((await whats({ sort: "-discovered" }))[0]).toBe("=1+1");
    expect((await whats({ sort: "-state" }))[0]).toBe("=1+1");
    expect((await whats({ sort: "what" }))[0]).toBe("=1+1");
    expect(await whats({ q: "imy-77" })).toEqual(["Ett mejl till fel person"]);
    expect(await whats({ q: "borttäppad TELEFON 15" })).toEqual(["Borttappad telefon 15"]);
    expect(await whats({ state: "CLOSED" })).toEqual(["=1+1"]);
    expect((await list({ state: "OPEN" })).total).toBe(16);
    expect(await codeOf(list({ sort: "contact" }))).toBe("INVALID_INPUT");

    const { status, body } = await api.ask("exportIncidents", { query: { state: "CLOSED" } }, of(company));
    expect(status).toBe(200);
    const lines = (body as Buffer).toString("utf8").split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFVad som hände;Upptäckt;Började;Läge;Anmäls senast;/);
    expect(lines.slice(1, -1)).toEqual([expect.stringMatching(/^'=1\+1;2026-[^;]*;;Avslutad;.*;Ingen risk;/)]);
    expect((await api.ask("exportIncidents", { query: {} }, of(other))).status).toBe(200);
  });
});
