import fc from "fast-check";
import { expect, test } from "vitest";
import { termsOn } from "#features/clubs/terms/domain/terms-versions.ts";
import { liveTerms, newestBegun, type TermsLife, termsEvents } from "./terms-history.ts";

const { compare } = Temporal.PlainDate;

/** Checks every law for every member, today and on future days. */
function checkLaws(club: TermsLife): void {
  const { today, versions, people } = club;
  const byNumber = new Map(versions.map((each) => [each.version, each]));
  expect(byNumber.size).toBe(versions.length);
  for (let day = today; compare(day, today.add({ days: 15 })) <= 0; day = day.add({ days: 1 })) {
    const valid = newestBegun(club, day);
    expect(termsOn(versions, day)?.version).toBe(valid);
    for (const person of people) {
      const by = club.goneBy(person, day) as number;
      const own = byNumber.get(by);
      if (!own) throw new Error("somebody goes by nothing");
      expect(own.takenBack).toBe(false);
      expect(by).toBeLessThanOrEqual(valid as number);
      // The member was notified of the own version before it applied, or joined under it.
      const notifiedOn = person.notifiedDays.get(by);
      expect(notifiedOn && (by === 1 || person.accepted.has(by) || compare(notifiedOn, own.appliesOn) <= 0)).toBe(true);
      // A member skips a request to accept a version only after accepting it or a later one.
      const answered = Math.max(...[...person.accepted].filter((version) => version <= by));
      const between = versions.filter(({ version, takenBack }) => !takenBack && version > answered && version <= by);
      expect(between.some(({ asksAgain }) => asksAgain)).toBe(false);
      // A member under an older version than the valid one has a request to accept a newer version pending.
      const waits = versions.some(
        (each) => !each.takenBack && each.asksAgain && each.version > by && each.version <= (valid as number),
      );
      expect(by === valid || waits).toBe(true);
    }
  }
  for (const person of people) {
    if (club.goneBy(person, today) !== newestBegun(club, today))
      expect(club.newsOf(person)).toContain(newestBegun(club, today));
  }
}

test("each member is under one version of the terms, notified before it applied, after any series of events", () => {
  fc.assert(
    fc.property(termsEvents, (events) => liveTerms(events, checkLaws)),
    { numRuns: 300 },
  );
});
