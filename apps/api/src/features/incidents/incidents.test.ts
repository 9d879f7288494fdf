import { languages } from "@stammis/domain/clubs/languages";
import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeStaff } from "../../../test/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "../../../test/harness.ts";

let api: TestApi;
let club: Club;
let other: Club;
beforeAll(async () => {
  api = await startApi();
  [club, other] = [await makeClub(api), await makeClub(api)];
});

const of = ({ merchant, chain }: Club) => ({ as: merchant.token, chain: chain.subdomain });
const facts = (discoveredAt: string) => ({
  ...{ what: "En lista mejlades till fel person", discoveredAt, beganAt: null, dataCategories: "" },
  ...{ peopleCount: null, recordCount: null, consequences: "", measures: "", contact: "" },
});
const ago = (hours: number) => api.clock.now.subtract({ hours }).toString();
const open = (hours = 10) => api.call("createIncident", { body: facts(ago(hours)) }, of(club));
const step = (id: number, body: Parameters<typeof api.call<"setIncidentState">>[1]["body"], by = club) =>
  api.call("setIncidentState", { params: { id }, body }, of(by));

describe("an incident", () => {
  test("has its clock from discovery, what is missing, and is reported and closed, each in its log", async () => {
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

  test("that is never reported is closed with a reason, and no moment lies ahead", async () => {
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

  test("is its company's alone, and no local merchant's or cashier's", async () => {
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

  test("changes of its log are only ever added", async () => {
    const { id } = await open();
    const change = api.services.db.platform.updateTable("incident_change").set({ act: "CLOSED" });
    await expect(change.where("incident_id", "=", id).execute()).rejects.toThrow(/permission denied/);
  });

  test.each(languages)("has its letters drafted in %s, as text and on paper", async (language) => {
    const { id } = await open();
    for (const letter of ["authority", "members"] as const) {
      const asked = { params: { id, letter }, query: { language } };
      const { text } = await api.call("getIncidentLetter", asked, of(club));
      expect(text).toContain("En lista mejlades till fel person");
      expect(text).toContain(`${club.chain.subdomain} AB`);
      expect(text).not.toMatch(/[{}]/);
      const { body } = await api.ask("printIncidentLetter", asked, of(club));
      expect((body as Buffer).subarray(0, 5).toString()).toBe("%PDF-");
    }
  });
});
