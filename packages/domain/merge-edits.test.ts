import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseTheirs, isSameValue, mergeEdits } from "./merge-edits.ts";

const base = { name: "Höst", places: [1, 2], days: "30" };

describe("two people’s edits of one object", () => {
  it("both count if they concern different fields", () => {
    const merged = mergeEdits(base, { ...base, name: "Vår" }, { ...base, places: [2] });
    expect(merged).toMatchObject({ values: { name: "Vår", places: [2], days: "30" }, taken: ["places"], clashes: [] });
  });
  it("conflict if both changed a field, and keep mine until one side is chosen", () => {
    const merged = mergeEdits(base, { ...base, name: "Vår" }, { ...base, name: "Sommar" });
    expect(merged).toMatchObject({ values: { ...base, name: "Vår" }, taken: [], clashes: ["name"] });
  });
  it("do not conflict if both made the same change", () => {
    const same = { ...base, places: [3, 1] };
    expect(mergeEdits(base, same, { ...same, places: [3, 1] })).toMatchObject({ values: same, taken: [], clashes: [] });
  });
  it("take a phone number together with its prefix, or neither", () => {
    const was = { prefix: "+46", number: "0701234567" };
    const [mine, otherSide] = [
      { ...was, number: "0701234568" },
      { prefix: "+358", number: "401234567" },
    ];
    const rules = { follows: { prefix: "number" } } as const;
    const merged = mergeEdits(was, mine, otherSide, rules);
    expect(merged).toMatchObject({ values: mine, taken: [], clashes: ["number", "prefix"] });
    expect(chooseTheirs(merged, ["number"], rules)).toEqual(otherSide);
    expect(mergeEdits(was, was, otherSide, rules)).toMatchObject({
      values: otherSide,
      taken: ["number", "prefix"],
      clashes: [],
    });
  });
  it("merge texts in different languages, and lose a text only if the other side is chosen", () => {
    const was = { translations: { en: { name: "", text: "Two cups" }, fr: { name: "" } } };
    const mine = { translations: { en: { name: "", text: "Three cups" }, fr: { name: "Automne" } } };
    const english = { translations: { ...was.translations, en: { name: "Autumn", text: "Two cups" } } };
    const both = { en: { name: "Autumn", text: "Three cups" }, fr: { name: "Automne" } };
    const merged = mergeEdits(was, mine, english);
    expect(merged).toMatchObject({ values: { translations: both }, taken: ["translations"], clashes: [] });
    const four = { translations: { ...english.translations, en: { name: "Autumn", text: "Four cups" } } };
    const clashed = mergeEdits(was, mine, four);
    expect(clashed).toMatchObject({ values: { translations: both }, taken: [], clashes: ["translations"] });
    const chosen = { translations: { ...both, en: { name: "Autumn", text: "Four cups" } } };
    expect(chooseTheirs(clashed, ["translations"])).toEqual(chosen);
  });
  it("are not mixed within an indivisible field", () => {
    const was = { banner: { photo: 1, zoom: 1 } };
    const [mine, otherSide] = [{ banner: { photo: 2, zoom: 1 } }, { banner: { photo: 1, zoom: 3 } }];
    const merged = mergeEdits(was, mine, otherSide, { wholeFields: { banner: (banner) => banner } });
    expect(merged).toEqual({ values: mine, yielded: otherSide, taken: [], clashes: ["banner"] });
  });
  it("compare lists by order and objects by their fields", () => {
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

describe("any three states of a form", () => {
  it("leave each field unchanged or with one side’s value, and neither add nor lose a field", () => {
    fc.assert(
      fc.property(form, form, form, (was, mine, otherSide) => {
        const { values, taken, clashes } = mergeEdits<Values>(was, mine, otherSide);
        expect(Object.keys(values)).toEqual(Object.keys(mine));
        for (const field of fields) {
          const [iChanged, theyChanged] = [mine, otherSide].map((each) => !isSameValue(was[field], each[field]));
          const alike = isSameValue(mine[field], otherSide[field]);
          expect(clashes.includes(field)).toBe(Boolean(iChanged && theyChanged && !alike));
          expect(taken.includes(field)).toBe(Boolean(!iChanged && theyChanged));
          expect(values[field]).toEqual(theyChanged && !iChanged ? otherSide[field] : mine[field]);
        }
      }),
    );
  });
  it("give both sides the same conflicts, and the same result without conflicts", () => {
    fc.assert(
      fc.property(form, form, form, (was, mine, otherSide) => {
        const here = mergeEdits<Values>(was, mine, otherSide);
        const there = mergeEdits<Values>(was, otherSide, mine);
        expect(there.clashes).toEqual(here.clashes);
        if (here.clashes.length === 0) expect(there.values).toEqual(here.values);
      }),
    );
  });
  it("keep one-sided changes at any depth, and never mix conflicting values", () => {
    const leaves = fc.record({ x: value, y: value }, { requiredKeys: [] });
    const deep = fc.record({ a: fc.record({ p: fc.record({ q: leaves }), r: leaves }), b: leaves });
    fc.assert(
      fc.property(deep, deep, deep, (was, mine, otherSide) => {
        const { values, yielded, clashes } = mergeEdits(was, mine, otherSide);
        const leavesOf = ({ a, b }: typeof was) => [a.p.q, a.r, b].flatMap(({ x, y }) => [x, y]);
        const [before, here, there] = [was, mine, otherSide].map(leavesOf);
        const changed = (now?: unknown[]) => now?.map((each, at) => !isSameValue(each, before?.[at])) ?? [];
        const [iChanged, theyChanged] = [changed(here), changed(there)];
        expect(leavesOf(values)).toEqual(here?.map((each, at) => (iChanged[at] ? each : there?.[at])));
        expect(leavesOf(yielded)).toEqual(there?.map((each, at) => (theyChanged[at] ? each : here?.[at])));
        expect(clashes.length === 0).toBe(isSameValue(values, yielded));
      }),
    );
  });
  it("keep linked fields from one side, for every choice", () => {
    const rules = { follows: { a: "b" } } as const;
    fc.assert(
      fc.property(form, form, form, fc.subarray<"b" | "c">(["b", "c"]), (was, mine, otherSide, chosen) => {
        const merged = mergeEdits<Values>(was, mine, otherSide, rules);
        const group = ({ a, b }: Values) => ({ a, b });
        for (const values of [merged.values, chooseTheirs<Values>(merged, chosen, rules)]) {
          expect([group(mine), group(otherSide)]).toContainEqual(group(values));
        }
        for (const fields of [merged.taken, merged.clashes]) expect(fields.includes("a")).toBe(fields.includes("b"));
      }),
    );
  });
  it("change nothing when merged again", () => {
    fc.assert(
      fc.property(form, form, form, (was, mine, otherSide) => {
        const { values } = mergeEdits<Values>(was, mine, otherSide);
        expect(mergeEdits<Values>(otherSide, values, otherSide)).toMatchObject({ values, taken: [], clashes: [] });
      }),
    );
  });
});
