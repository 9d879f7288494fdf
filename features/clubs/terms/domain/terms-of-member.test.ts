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

test("a version that asks nothing applies to everybody on its day", () => {
  const versions = [first, made(2, 10)];
  expect([9, 10].map((days) => goneBy(versions, [1], days))).toEqual([1, 2]);
});

test("one that asks applies to whoever has accepted it, from its day on; the others go by theirs", () => {
  const versions = [first, made(2, 10, asks)];
  expect([9, 10, 50].map((days) => goneBy(versions, [1], days))).toEqual([1, 1, 1]);
  expect([9, 10].map((days) => goneBy(versions, [1, 2], days))).toEqual([1, 2]);
});

test("what comes after an unanswered question waits with it, and its acceptance answers both", () => {
  const versions = [first, made(2, 10), made(3, 20, asks), made(4, 30)];
  expect([10, 20, 30].map((days) => goneBy(versions, [1], days))).toEqual([2, 2, 2]);
  expect(goneBy(versions, [1, 4], 30)).toBe(4);
});

test("a question that was taken back is none", () => {
  expect(goneBy([first, made(2, 10, { ...asks, takenBack: true }), made(3, 20)], [1, 2], 20)).toBe(3);
});

test("whoever accepted nothing goes by the first, as far as nothing asks", () => {
  expect(goneBy([first, made(2, 0)], [])).toBe(2);
  expect(goneBy([first, made(2, 0, asks)], [])).toBe(1);
  expect(goneBy([], [])).toBeUndefined();
});

test("news is told until it was seen, before its day or after", () => {
  const versions = [first, made(2, 10)];
  expect(news(versions, {})).toEqual(["2 comes, instead of 1"]);
  expect(news(versions, {}, 10)).toEqual(["2 applies, instead of 1"]);
  expect(news(versions, { seen: [2] })).toEqual([]);
  expect(news(versions, { seen: [2] }, 10)).toEqual([]);
  expect(news(versions, { accepted: [2] }, 10)).toEqual([]);
});

test("what asks is told before its day until it was seen, and from its day on until it is accepted", () => {
  const versions = [first, made(2, 10, asks)];
  expect(news(versions, {})).toEqual(["2 comes, asked, instead of 1"]);
  expect(news(versions, { seen: [2] })).toEqual([]);
  expect(news(versions, { seen: [2] }, 10)).toEqual(["2 applies, asked, instead of 1"]);
  expect(news(versions, { accepted: [1, 2] }, 10)).toEqual([]);
});

test("of two that are coming each is told with what stands before it", () => {
  const versions = [first, made(2, 10), made(3, 20)];
  expect(news(versions, {})).toEqual(["2 comes, instead of 1", "3 comes, instead of 2"]);
  expect(news(versions, { seen: [2] }, 20)).toEqual(["3 applies, instead of 2"]);
  expect(news(versions, {}, 20)).toEqual(["3 applies, instead of 1"]);
});

test("nobody is told of what was taken back, of the first, or of what they joined by", () => {
  expect(news([first, made(2, 10, { takenBack: true })], {})).toEqual([]);
  expect(news([first], { accepted: [] })).toEqual([]);
  expect(news([first, made(2, 0)], { accepted: [2] })).toEqual([]);
});
