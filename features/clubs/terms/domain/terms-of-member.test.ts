import { expect, test } from "vitest";
import { type AskingVersion, termsGoneBy, termsNews } from "./terms-of-member.ts";

const today = Temporal.PlainDate.from("2026-11-23");
const inDays = (days: number) => today.add({ days });
const made = (version: number, days: number, more: Partial<AskingVersion> = {}): AskingVersion => ({
  version,
  appliesOn: inDays(days),
  takenBack: false,
  asksAgain: false,
  ...more,
});
const first = made(1, -100);
const asks = { asksAgain: true };
const goneBy = (versions: readonly AskingVersion[], accepted: readonly number[], days = 0) =>
  termsGoneBy(versions, new Set(accepted), inDays(days))?.version;
const news = (versions: readonly AskingVersion[], own: { accepted?: number[]; seen?: number[] }, days = 0) => {
  const acknowledgements = { accepted: new Set(own.accepted ?? [1]), seen: new Set(own.seen ?? []) };
  return termsNews(versions, acknowledgements, inDays(days)).map(
    ({ version, applies, mustAccept, insteadOf }) =>
      `${version.version} ${applies ? "applies" : "comes"}${mustAccept ? ", asked" : ""}, instead of ${insteadOf.version}`,
  );
};

test("a version without required acceptance applies to all members from its first day", () => {
  const versions = [first, made(2, 10)];
  expect([9, 10].map((days) => goneBy(versions, [1], days))).toEqual([1, 2]);
});

test("a version with required acceptance applies from its day to members who accepted it, and others keep their version", () => {
  const versions = [first, made(2, 10, asks)];
  expect([9, 10, 50].map((days) => goneBy(versions, [1], days))).toEqual([1, 1, 1]);
  expect([9, 10].map((days) => goneBy(versions, [1, 2], days))).toEqual([1, 2]);
});

test("versions after one that a member has not accepted do not apply either, and accepting the latest covers both", () => {
  const versions = [first, made(2, 10), made(3, 20, asks), made(4, 30)];
  expect([10, 20, 30].map((days) => goneBy(versions, [1], days))).toEqual([2, 2, 2]);
  expect(goneBy(versions, [1, 4], 30)).toBe(4);
});

test("a withdrawn version requires no acceptance", () => {
  expect(goneBy([first, made(2, 10, { ...asks, takenBack: true }), made(3, 20)], [1, 2], 20)).toBe(3);
});

test("a member without acceptances has the first version, up to one that requires acceptance", () => {
  expect(goneBy([first, made(2, 0)], [])).toBe(2);
  expect(goneBy([first, made(2, 0, asks)], [])).toBe(1);
  expect(goneBy([], [])).toBeUndefined();
});

test("a changed version is shown to a member until seen, both before and after its first day", () => {
  const versions = [first, made(2, 10)];
  expect(news(versions, {})).toEqual(["2 comes, instead of 1"]);
  expect(news(versions, {}, 10)).toEqual(["2 applies, instead of 1"]);
  expect(news(versions, { seen: [2] })).toEqual([]);
  expect(news(versions, { seen: [2] }, 10)).toEqual([]);
  expect(news(versions, { accepted: [2] }, 10)).toEqual([]);
});

test("a required acceptance is shown until seen before the version’s day, and until accepted afterwards", () => {
  const versions = [first, made(2, 10, asks)];
  expect(news(versions, {})).toEqual(["2 comes, asked, instead of 1"]);
  expect(news(versions, { seen: [2] })).toEqual([]);
  expect(news(versions, { seen: [2] }, 10)).toEqual(["2 applies, asked, instead of 1"]);
  expect(news(versions, { accepted: [1, 2] }, 10)).toEqual([]);
});

test("each of two coming versions is shown with the one before it", () => {
  const versions = [first, made(2, 10), made(3, 20)];
  expect(news(versions, {})).toEqual(["2 comes, instead of 1", "3 comes, instead of 2"]);
  expect(news(versions, { seen: [2] }, 20)).toEqual(["3 applies, instead of 2"]);
  expect(news(versions, {}, 20)).toEqual(["3 applies, instead of 1"]);
});

test("withdrawn versions, first versions, and versions accepted at joining are not shown as changes", () => {
  expect(news([first, made(2, 10, { takenBack: true })], {})).toEqual([]);
  expect(news([first], { accepted: [] })).toEqual([]);
  expect(news([first, made(2, 0)], { accepted: [2] })).toEqual([]);
});
