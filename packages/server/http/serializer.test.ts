import { expect, test } from "vitest";
import * as z from "zod";
import { answerSerializer } from "./serializer.ts";

const shape = z.object({ kept: z.object({ a: z.number() }).nullable(), list: z.array(z.object({ b: z.string() })) });

test.each([true, false])("the serializer omits undeclared fields, also in nullable shapes (checked: %s)", (check) => {
  const write = answerSerializer(check)({ schema: shape, method: "GET", url: "/" });
  const surplus = { kept: { a: 1, more: 2 }, list: [{ b: "x", more: 3 }], more: 4 };
  expect(JSON.parse(write(surplus) as string)).toEqual({ kept: { a: 1 }, list: [{ b: "x" }] });
  expect(JSON.parse(write({ kept: null, list: [] }) as string)).toEqual({ kept: null, list: [] });
});
