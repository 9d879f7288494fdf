import { expect, test } from "vitest";
import { checkIncident, type IncidentForm, incidentOfForm, instantOf, localOf } from "./incident-form.ts";
import type { Incident } from "./queries.ts";

const zone = "Europe/Stockholm";
const form: IncidentForm = {
  what: "x",
  discoveredAt: "2026-10-25T02:30",
  beganAt: "",
  dataCategories: "",
  peopleCount: "1 200",
  recordCount: "",
  consequences: "",
  measures: "",
  contact: "",
};

test("times follow the club’s time zone; a repeated hour means the first one, unless the second one was stored", () => {
  expect(instantOf("2026-10-25T02:30", zone)).toBe("2026-10-25T00:30:00Z");
  expect(localOf("2026-10-25T01:30:20Z", zone)).toBe("2026-10-25T02:30");
  expect(incidentOfForm(form, zone, null)).toMatchObject({ discoveredAt: "2026-10-25T00:30:00Z", peopleCount: 1200 });
  const storedIncident = { discoveredAt: "2026-10-25T01:30:20Z", beganAt: null } as Incident;
  expect(incidentOfForm(form, zone, storedIncident)).toMatchObject({
    discoveredAt: "2026-10-25T01:30:20Z",
    beganAt: null,
  });
});

test("an incident form requires a description, a discovery, a start no later than the discovery, and numeric counts", () => {
  expect(checkIncident({ ...form, what: " ", discoveredAt: "" })).toMatchObject({
    what: "REQUIRED",
    discoveredAt: "REQUIRED",
  });
  expect(checkIncident({ ...form, beganAt: "2026-10-25T02:31", recordCount: "många" })).toMatchObject({
    beganAt: "INVALID_INPUT",
    recordCount: "INVALID_INPUT",
    peopleCount: null,
  });
});
