import { expect, test } from "vitest";
import {
  mayTakeBack,
  newTerms,
  type TermsVersion,
  termsNoticeDays,
  termsNoticeDaysMax,
  termsOn,
  termsState,
  termsToCome,
  usualTermsDay,
} from "./terms-versions.ts";

const today = Temporal.PlainDate.from("2026-11-23");
const inDays = (days: number) => today.add({ days });
const first: TermsVersion = { version: 1, appliesOn: inDays(-100), takenBack: false };
const coming = (version: number, days: number): TermsVersion => ({
  version,
  appliesOn: inDays(days),
  takenBack: false,
});
const takenBack = (version: TermsVersion): TermsVersion => ({ ...version, takenBack: true });
const numbers = (versions: readonly TermsVersion[]) => versions.map(({ version }) => version);
const on = (versions: readonly TermsVersion[], days: number) => termsOn(versions, inDays(days))?.version;

test("a version applies from its day on, and the one before it through the day before", () => {
  const versions = [first, coming(2, termsNoticeDays)];
  expect(on(versions, termsNoticeDays - 1)).toBe(1);
  expect(on(versions, termsNoticeDays)).toBe(2);
  expect(on(versions, termsNoticeDays + 1)).toBe(2);
});

test("nothing applies before anything is published, and the first applies whatever the calendar says", () => {
  expect(termsOn([], today)).toBeNull();
  expect(on([coming(1, 1)], 0)).toBe(1);
});

test("of two that are coming each has its days, in whatever order they are read", () => {
  const versions = [coming(3, 20), first, coming(2, 10)];
  expect([9, 10, 19, 20].map((days) => on(versions, days))).toEqual([1, 2, 2, 3]);
  expect(numbers(termsToCome(versions, today))).toEqual([2, 3]);
  expect(numbers(termsToCome(versions, inDays(10)))).toEqual([3]);
});

test("what was taken back never applies, and what was to come after it still does", () => {
  const versions = [first, takenBack(coming(2, 10)), coming(3, 20)];
  expect([10, 19, 20].map((days) => on(versions, days))).toEqual([1, 1, 3]);
  expect(numbers(termsToCome(versions, today))).toEqual([3]);
});

test("one that is replaced on its first day is not among those to come, until the other is taken back", () => {
  const [second, third] = [coming(2, 10), coming(3, 10)];
  expect(numbers(termsToCome([first, second, third], today))).toEqual([3]);
  expect(termsState(second, [first, second, third], today)).toBe("REPLACED");
  expect(numbers(termsToCome([first, second, takenBack(third)], today))).toEqual([2]);
});

test("each version says how it stands", () => {
  const versions = [first, coming(2, 0), takenBack(coming(3, 5)), coming(4, 9)];
  expect(versions.map((each) => termsState(each, versions, today))).toEqual([
    "REPLACED",
    "IN_FORCE",
    "TAKEN_BACK",
    "COMING",
  ]);
});

test("a version is taken back through the day before it applies, once, and the first never", () => {
  const version = coming(2, 10);
  expect(mayTakeBack(version, inDays(9))).toBe(true);
  expect(mayTakeBack(version, inDays(10))).toBe(false);
  expect(mayTakeBack(takenBack(version), today)).toBe(false);
  expect(mayTakeBack(coming(1, 10), today)).toBe(false);
});

test("the first version applies today, the next after the usual notice or from the day asked for", () => {
  expect(newTerms([], inDays(7), today)).toEqual({ ok: true, version: 1, appliesOn: today });
  expect(newTerms([first], null, today)).toEqual({ ok: true, version: 2, appliesOn: inDays(30) });
  expect(newTerms([first], today, today)).toEqual({ ok: true, version: 2, appliesOn: today });
  expect(newTerms([first], inDays(-1), today)).toEqual({ ok: false, reason: "DATE_IN_PAST" });
});

test("a version applies a year ahead at most", () => {
  expect(newTerms([first], inDays(termsNoticeDaysMax), today)).toMatchObject({ ok: true });
  expect(newTerms([first], inDays(termsNoticeDaysMax + 1), today)).toEqual({ ok: false, reason: "DAY_TOO_FAR" });
});

test("none applies before one that is coming, and the usual day waits for it", () => {
  const versions = [first, coming(2, 60)];
  expect(newTerms(versions, inDays(59), today)).toEqual({ ok: false, reason: "BEFORE_COMING_TERMS" });
  expect(newTerms(versions, inDays(60), today)).toEqual({ ok: true, version: 3, appliesOn: inDays(60) });
  expect(usualTermsDay(versions, today)).toEqual(inDays(60));
  expect(usualTermsDay([first, takenBack(coming(2, 60))], today)).toEqual(inDays(30));
});

test("a number is never used again, though its version was taken back", () => {
  expect(newTerms([first, takenBack(coming(2, 60))], null, today)).toMatchObject({ version: 3 });
});
