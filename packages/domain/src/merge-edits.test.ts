import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseTheirs, isSameValue, mergeEdits } from "./merge-edits.ts";

const base = { name: "Höst", places: [1, 2], days: "30" };

describe("two people's edits of one thing", () => {
  it("are both kept where they are of different fields", () => {
    const merged = mergeEdits(base, { ...base, name: "Vår" }, { ...base, places: [2] });
    expect(merged).toEqual({ values: { name: "Vår", places: [2], days: "30" }, taken: ["places"], clashes: [] });
  });
  it("clash where both changed a field, and mine stands until one is chosen", () => {
    const merged = mergeEdits(base, { ...base, name: "Vår" }, { ...base, name: "Sommar" });
    expect(merged).toEqual({ values: { ...base, name: "Vår" }, taken: [], clashes: ["name"] });
  });
  it("do not clash where both made the same of it", () => {
    const same = { ...base, places: [3, 1] };
    expect(mergeEdits(base, same, { ...same, places: [3, 1] })).toEqual({ values: same, taken: [], clashes: [] });
  });
  it("take a number with its prefix, or neither", () => {
    const was = { prefix: "+46", number: "0701234567" };
    const [mine, theirs] = [
      { ...was, number: "0701234568" },
      { prefix: "+358", number: "401234567" },
    ];
    const rules = { follows: { prefix: "number" } } as const;
    const merged = mergeEdits(was, mine, theirs, rules);
    expect(merged).toEqual({ values: mine, taken: [], clashes: ["number", "prefix"] });
    expect(chooseTheirs(merged, theirs, ["number"], rules)).toEqual(theirs);
    expect(mergeEdits(was, was, theirs, rules)).toEqual({ values: theirs, taken: ["number", "prefix"], clashes: [] });
  });
  it("know one list from another by its order, and a thing by its fields", () => {
    expect(isSameValue([1, 2], [2, 1])).toBe(false);
    expect(isSameValue([], {})).toBe(false);
    expect(isSameValue({ a: 1, b: null }, { b: null, a: 1 })).toBe(true);
    expect(isSameValue({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSameValue(null, {})).toBe(false);
  });
});

const value = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }));
const form = fc.record({ a: value, b: value, c: value });
type Values = { a: unknown; b: unknown; c: unknown };
const fields = ["a", "b", "c"] as const;

describe("whatever three states there are", () => {
  it("a field is mine, theirs or unchanged, and none is invented or lost", () => {
    fc.assert(
      fc.property(form, form, form, (was, mine, theirs) => {
        const { values, taken, clashes } = mergeEdits<Values>(was, mine, theirs);
        expect(Object.keys(values)).toEqual(Object.keys(mine));
        for (const field of fields) {
          const [iChanged, theyChanged] = [mine, theirs].map((each) => !isSameValue(was[field], each[field]));
          const alike = isSameValue(mine[field], theirs[field]);
          expect(clashes.includes(field)).toBe(Boolean(iChanged && theyChanged && !alike));
          expect(taken.includes(field)).toBe(Boolean(!iChanged && theyChanged));
          expect(values[field]).toEqual(theyChanged && !iChanged ? theirs[field] : mine[field]);
        }
      }),
    );
  });
  it("what clashes for me clashes for them, and both come to the same where nothing does", () => {
    fc.assert(
      fc.property(form, form, form, (was, mine, theirs) => {
        const here = mergeEdits<Values>(was, mine, theirs);
        const there = mergeEdits<Values>(was, theirs, mine);
        expect(there.clashes).toEqual(here.clashes);
        if (here.clashes.length === 0) expect(there.values).toEqual(here.values);
      }),
    );
  });
  it("fields that belong together are wholly one side's, whatever is chosen", () => {
    const rules = { follows: { a: "b" } } as const;
    fc.assert(
      fc.property(form, form, form, fc.subarray<"b" | "c">(["b", "c"]), (was, mine, theirs, chosen) => {
        const merged = mergeEdits<Values>(was, mine, theirs, rules);
        const group = ({ a, b }: Values) => ({ a, b });
        for (const values of [merged.values, chooseTheirs<Values>(merged, theirs, chosen, rules)]) {
          expect([group(mine), group(theirs)]).toContainEqual(group(values));
        }
        for (const fields of [merged.taken, merged.clashes]) expect(fields.includes("a")).toBe(fields.includes("b"));
      }),
    );
  });
  it("merging again changes nothing more", () => {
    fc.assert(
      fc.property(form, form, form, (was, mine, theirs) => {
        const { values } = mergeEdits<Values>(was, mine, theirs);
        expect(mergeEdits<Values>(theirs, values, theirs)).toEqual({ values, taken: [], clashes: [] });
      }),
    );
  });
});
