import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { numberLimits } from "#packages/domain/limits.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import { plainFields } from "#packages/web/forms/plain-fields.ts";
import type { Incident } from "./queries.ts";

/** The fields that the form holds in the same format as the request, empty. */
const plain = { what: "", dataCategories: "", consequences: "", measures: "", contact: "" };

/** The form: moments in the club's time zone, numbers as typed. */
export type IncidentForm = typeof plain & {
  discoveredAt: string;
  beganAt: string;
  peopleCount: string;
  recordCount: string;
};

export const textParts = ["dataCategories", "consequences", "measures", "contact"] as const;

/** Converts a moment to the format of a date-and-time field. */
export const localOf = (instant: string | null, zone: string) =>
  instant === null
    ? ""
    : Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" });

/** Converts a field to a moment; null if empty. A repeated hour is read as the first. */
export const instantOf = (local: string, zone: string) =>
  local === "" ? null : Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString();

const typed = (count: number | null) => (count === null ? "" : String(count));

/** Returns the form of a new incident, discovered now. */
export const emptyIncident = (zone: string): IncidentForm => ({
  ...plain,
  discoveredAt: localOf(Temporal.Now.instant().toString(), zone),
  beganAt: "",
  peopleCount: "",
  recordCount: "",
});

export const incidentFormOf = (incident: Incident, zone: string): IncidentForm => ({
  ...plainFields(incident, plain),
  discoveredAt: localOf(incident.discoveredAt, zone),
  beganAt: localOf(incident.beganAt, zone),
  peopleCount: typed(incident.peopleCount),
  recordCount: typed(incident.recordCount),
});

type Codes = Partial<Record<keyof IncidentForm, ErrorCode | null>>;

const countProblem = (text: string) =>
  text.trim() !== "" && wholeNumber(text, numberLimits.incidentCount) === null ? ("INVALID_INPUT" as const) : null;

export function checkIncident({ what, discoveredAt, beganAt, peopleCount, recordCount }: IncidentForm): Codes {
  return {
    what: what.trim() === "" ? "REQUIRED" : null,
    discoveredAt: discoveredAt === "" ? "REQUIRED" : null,
    beganAt: beganAt !== "" && discoveredAt !== "" && beganAt > discoveredAt ? "INVALID_INPUT" : null,
    peopleCount: countProblem(peopleCount),
    recordCount: countProblem(recordCount),
  };
}

/** Keeps the stored moment if the field is unchanged, because the field has no seconds. */
const momentOf = (local: string, zone: string, storedMoment: string | null | undefined) =>
  storedMoment && localOf(storedMoment, zone) === local ? storedMoment : instantOf(local, zone);

export const incidentOfForm = (form: IncidentForm, zone: string, storedIncident: Incident | null) => ({
  ...form,
  discoveredAt: momentOf(form.discoveredAt, zone, storedIncident?.discoveredAt) ?? "",
  beganAt: momentOf(form.beganAt, zone, storedIncident?.beganAt),
  peopleCount: wholeNumber(form.peopleCount, numberLimits.incidentCount),
  recordCount: wholeNumber(form.recordCount, numberLimits.incidentCount),
});
