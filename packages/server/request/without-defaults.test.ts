import { expect, test } from "vitest";
import * as z from "zod";
import { withoutDefaults } from "./without-defaults.ts";

const stamp = z.object({ card: z.number(), reason: z.string().default("") });
const today = z.object({ amount: z.number().nullable(), stamps: z.array(stamp).default([]) });
const tomorrow = z.object({
  amount: z.number().nullable(),
  stamps: z.array(stamp.extend({ gift: z.boolean().default(false) })).default([]),
  receipt: z.string().nullable().default(null),
});

test.each([
  ["without any", { amount: 35 }],
  ["with one", { amount: 35, stamps: [{ card: 1 }] }],
  ["without an amount", { amount: null, stamps: [] }],
])("withoutDefaults gives the same body after the schema gains fields with defaults: stamps %s", (_, sent) => {
  expect(withoutDefaults(tomorrow, tomorrow.parse(sent))).toEqual(withoutDefaults(today, today.parse(sent)));
});

test("withoutDefaults treats a sent default like an omitted field", () => {
  const spelledOut = tomorrow.parse({ amount: 35, stamps: [], receipt: null });
  expect(withoutDefaults(tomorrow, spelledOut)).toEqual({ amount: 35 });
});

test("withoutDefaults keeps a value other than the default", () => {
  const body = tomorrow.parse({ amount: null, stamps: [{ card: 1, gift: true }], receipt: "12" });
  expect(withoutDefaults(tomorrow, body)).toEqual({
    amount: null,
    stamps: [{ card: 1, gift: true }],
    receipt: "12",
  });
});
