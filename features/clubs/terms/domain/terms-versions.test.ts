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

test("a version applies from its first day on, and the previous one through the day before", () => {
  const versions = [first, coming(2, termsNoticeDays)];
  expect(on(versions, termsNoticeDays - 1)).toBe(1);
  expect(on(versions, termsNoticeDays)).toBe(2);
  expect(on(versions, termsNoticeDays + 1)).toBe(2);
});

test("no version applies before publication, and the first applies regardless of its date", () => {
  expect(termsOn([], today)).toBeNull();
  expect(on([coming(1, 1)], 0)).toBe(1);
});

test("each of two coming versions applies from its day, in any input order", () => {
  const versions = [coming(3, 20), first, coming(2, 10)];
  expect([9, 10, 19, 20].map((days) => on(versions, days))).toEqual([1, 2, 2, 3]);
  expect(numbers(termsToCome(versions, today))).toEqual([2, 3]);
  expect(numbers(termsToCome(versions, inDays(10)))).toEqual([3]);
});

test("a withdrawn version never applies, but the one after it still does", () => {
  const versions = [first, takenBack(coming(2, 10)), coming(3, 20)];
  expect([10, 19, 20].map((days) => on(versions, days))).toEqual([1, 1, 3]);
  expect(numbers(termsToCome(versions, today))).toEqual([3]);
});

test("a version replaced on its first day is not listed as coming, unless the replacing version is withdrawn", () => {
  const [second, third] = [coming(2, 10), coming(3, 10)];
  expect(numbers(termsToCome([first, second, third], today))).toEqual([3]);
  expect(termsState(second, [first, second, third], today)).toBe("REPLACED");
  expect(numbers(termsToCome([first, second, takenBack(third)], today))).toEqual([2]);
});

test("termsState returns each version’s state", () => {
  const versions = [first, coming(2, 0), takenBack(coming(3, 5)), coming(4, 9)];
  expect(versions.map((each) => termsState(each, versions, today))).toEqual([
    "REPLACED",
    "IN_FORCE",
    "TAKEN_BACK",
    "COMING",
  ]);
});

test("a version can be withdrawn once, through the day before it applies, and the first never", () => {
  const version = coming(2, 10);
  expect(mayTakeBack(version, inDays(9))).toBe(true);
  expect(mayTakeBack(version, inDays(10))).toBe(false);
  expect(mayTakeBack(takenBack(version), today)).toBe(false);
  expect(mayTakeBack(coming(1, 10), today)).toBe(false);
});

test("the first version applies today, the next after the usual notice or from the requested day", () => {
  expect(newTerms([], inDays(7), today)).toEqual({ ok: true, version: 1, appliesOn: today });
  expect(newTerms([first], null, today)).toEqual({ ok: true, version: 2, appliesOn: inDays(30) });
  expect(newTerms([first], today, today)).toEqual({ ok: true, version: 2, appliesOn: today });
  expect(newTerms([first], inDays(-1), today)).toEqual({ ok: false, reason: "DATE_IN_PAST" });
});

test("a version applies a year ahead at most", () => {
  expect(newTerms([first], inDays(termsNoticeDaysMax), today)).toMatchObject({ ok: true });
  expect(newTerms([first], inDays(termsNoticeDaysMax + 1), today)).toEqual({ ok: false, reason: "DAY_TOO_FAR" });
});

test("no version applies before a coming one, and the default first day is not before it either", () => {
  const versions = [first, coming(2, 60)];
  expect(newTerms(versions, inDays(59), today)).toEqual({ ok: false, reason: "BEFORE_COMING_TERMS" });
  expect(newTerms(versions, inDays(60), today)).toEqual({ ok: true, version: 3, appliesOn: inDays(60) });
  expect(usualTermsDay(versions, today)).toEqual(inDays(60));
  expect(usualTermsDay([first, takenBack(coming(2, 60))], today)).toEqual(inDays(30));
});

test("a withdrawn version’s number is not reused", () => {
  expect(newTerms([first, takenBack(coming(2, 60))], null, today)).toMatchObject({ version: 3 });
});
