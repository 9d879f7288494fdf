import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  askedVersion,
  type DocumentVersion,
  isWithdrawable,
  proposedDay,
  publishingProblems,
  versionInForce,
  versionToAccept,
} from "./document-versions.ts";

const first = { version: "2026-11-22", demandedFrom: null };
const asking = { version: "2027-01-01", demandedFrom: "2027-02-01" };
const small = { version: "2027-03-01", demandedFrom: null };
const later = { version: "2027-06-01", demandedFrom: "2027-06-01" };

describe("the version in force", () => {
  test.each([
    ["2020-01-01", first],
    ["2026-12-31", first],
    ["2027-01-01", asking],
    ["2030-01-01", later],
  ])("on %s is the latest that has begun, or else the first", (today, version) => {
    expect(versionInForce([first, asking, small, later], today)).toEqual(version);
  });
  test("is undefined without versions", () => expect(versionInForce([], "2027-01-01")).toBeUndefined());
});

test.each([
  ["2026-11-23", "2026-12-23"],
  ["2026-01-31", "2026-11-23"],
  ["2026-10-23", "2026-11-23"],
  ["2026-10-22", "2026-11-23"],
])("a version published on %s is proposed for %s, after the first version", (today, day) => {
  expect(proposedDay([first], today)).toBe(day);
  expect(publishingProblems([first], { validFrom: day, demandedFrom: null }, today)).toEqual({});
});

describe("the version a company must accept", () => {
  const ask = (accepted: string | null, today: string, versions: DocumentVersion[] = [first, asking]) =>
    askedVersion(versions, accepted, today);

  test("is announced from its publication and demanded from its day", () => {
    const versionFacts = { version: "2027-01-01", demandedFrom: "2027-02-01" };
    expect(ask("2026-11-22", "2026-12-01")).toEqual({ ...versionFacts, demanded: false });
    expect(ask("2026-11-22", "2027-01-31")).toEqual({ ...versionFacts, demanded: false });
    expect(ask("2026-11-22", "2027-02-01")).toEqual({ ...versionFacts, demanded: true });
  });
  test("is null after acceptance, and for a version without a demand", () => {
    expect(ask("2027-01-01", "2027-05-01")).toBeNull();
    expect(ask("2027-01-01", "2027-05-01", [first, asking, small])).toBeNull();
  });
  test("is the one in force if a smaller change has followed", () => {
    expect(ask("2026-11-22", "2027-03-01", [first, asking, small])?.version).toBe("2027-03-01");
  });
  test("is a demanded version before an announced one", () => {
    const versions = [first, asking, later];
    expect(ask("2026-11-22", "2027-02-01", versions)).toMatchObject({ version: "2027-01-01", demanded: true });
    expect(ask("2027-01-01", "2027-02-01", versions)).toMatchObject({ version: "2027-06-01", demanded: false });
  });
  test("is the one in force, without a demand, for a company without any acceptance", () => {
    expect(ask(null, "2026-12-01", [first])).toBeNull();
    expect(versionToAccept([first], null, "2026-12-01")).toBe("2026-11-22");
    expect(versionToAccept([first], "2026-11-22", "2026-12-01")).toBeNull();
  });
});

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2027-01-${String(n).padStart(2, "0")}`);
const someVersions = fc
  .uniqueArray(fc.tuple(day, fc.option(day)), { minLength: 1, maxLength: 6, selector: ([version]) => version })
  .map((all) =>
    all
      .map(([version, from]) => ({ version, demandedFrom: from && (from < version ? version : from) }))
      .sort((one, other) => (one.version < other.version ? -1 : 1)),
  );

test("a company that accepts every required version has none pending that day", () => {
  fc.assert(
    fc.property(someVersions, fc.option(day), day, (versions, began, today) => {
      let accepted = began;
      for (let turns = 0; turns <= versions.length; turns += 1) {
        const pendingVersion = askedVersion(versions, accepted, today);
        if (!pendingVersion) return;
        expect(versions.map(({ version }) => version)).toContain(pendingVersion.version);
        expect(pendingVersion.version > (accepted ?? "")).toBe(true);
        expect(pendingVersion.demanded).toBe(pendingVersion.demandedFrom <= today);
        accepted = pendingVersion.version;
      }
      expect.fail("asked for ever");
    }),
  );
});

describe("publishing", () => {
  const wrong = (validFrom: string, demandedFrom: string | null = null) =>
    publishingProblems([first, asking], { validFrom, demandedFrom }, "2026-12-01");
  test("requires a day from today on and later than every version", () => {
    expect(wrong("2027-01-02")).toEqual({});
    expect(wrong("2027-01-01")).toEqual({ validFrom: "VERSION_NOT_LATER" });
    expect(wrong("2026-11-30")).toEqual({ validFrom: "DATE_IN_PAST" });
    expect(publishingProblems([first], { validFrom: "2026-12-01", demandedFrom: null }, "2026-12-01")).toEqual({});
  });
  test("allows no demand before the version’s first day", () => {
    expect(wrong("2027-01-02", "2027-01-02")).toEqual({});
    expect(wrong("2027-01-02", "2027-01-01")).toEqual({ demandedFrom: "DEMANDED_TOO_EARLY" });
  });
  test("can be undone until the version is in force or accepted", () => {
    expect(isWithdrawable(asking, 0, "2026-12-31")).toBe(true);
    expect(isWithdrawable(asking, 0, "2027-01-01")).toBe(false);
    expect(isWithdrawable(asking, 1, "2026-12-31")).toBe(false);
  });
});
