import fc from "fast-check";
import { expect, test } from "vitest";
import { termsOn } from "#features/clubs/terms/domain/terms-versions.ts";
import { liveTerms, newestBegun, type TermsLife, termsEvents } from "./terms-history.ts";

const { compare } = Temporal.PlainDate;

/** Every law, of every member, on this day and on those to come. */
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
      // It was told before it applied to them, or is what they joined by.
      const notifiedOn = person.notifiedDays.get(by);
      expect(notifiedOn && (by === 1 || person.accepted.has(by) || compare(notifiedOn, own.appliesOn) <= 0)).toBe(true);
      // Nobody is moved past a question without an answer of theirs, to it or to a later one.
      const answered = Math.max(...[...person.accepted].filter((version) => version <= by));
      const between = versions.filter(({ version, takenBack }) => !takenBack && version > answered && version <= by);
      expect(between.some(({ asksAgain }) => asksAgain)).toBe(false);
      // And whoever goes by an older one than applies has such a question before them.
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

test("whatever is published, taken back, joined by and accepted, each member goes by one version, told before it applied", () => {
  fc.assert(
    fc.property(termsEvents, (events) => liveTerms(events, checkLaws)),
    { numRuns: 300 },
  );
});
