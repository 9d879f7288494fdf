import { expect, test } from "vitest";
import * as z from "zod";
import { routes } from "#features/routes.ts";
import { schemas } from "#features/schemas.ts";
import type { Route } from "#packages/contract/endpoint.ts";
import { inSupport } from "#packages/contract/in-support.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import { maskAnswer } from "./mask-answer.ts";

/** The parts of zod's schema definition that the examples are built from. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  entries?: Record<string, unknown>;
  values?: unknown[];
}

const exampleTexts = ["Anna", "2026-01", "12:00", "2026-01-01", "2026-01-01T10:00:00Z", "2026-01-01T10:00:00"];

function firstText(schema: z.ZodType): string {
  const text = exampleTexts.find((each) => schema.safeParse(each).success);
  if (text === undefined) throw new Error(`no example text for ${JSON.stringify(z.toJSONSchema(schema))}`);
  return text;
}

/** Returns objects that together contain each example of each field. */
function objectExamples(shape: Record<string, z.ZodType>): unknown[] {
  const fields = Object.entries(shape).map(([key, schema]) => [key, examplesOf(schema)] as const);
  const first = Object.fromEntries(fields.map(([key, examples]) => [key, examples[0]]));
  const others = fields.flatMap(([key, examples]) => examples.slice(1).map((each) => ({ ...first, [key]: each })));
  return [first, ...others];
}

/** Returns example answers of a schema that together cover every option of every union. */
function examplesOf(schema: z.ZodType): unknown[] {
  const def = schema._zod.def as unknown as Definition;
  if (def.innerType) return def.type === "nullable" ? [...examplesOf(def.innerType), null] : examplesOf(def.innerType);
  if (def.type === "pipe" && def.in) return examplesOf(def.in);
  if (def.options) return def.options.flatMap(examplesOf);
  if (def.shape) return objectExamples(def.shape);
  if (def.element) return examplesOf(def.element).map((each) => [each]);
  if (def.type === "record" && def.valueType) {
    const keys = def.keyType instanceof z.ZodEnum ? def.keyType.options : ["Anna"];
    return examplesOf(def.valueType).map((each) => Object.fromEntries(keys.map((key) => [key, each])));
  }
  if (def.entries) return [Object.values(def.entries)[0]];
  if (def.values) return [...def.values];
  if (def.type === "string") return [firstText(schema)];
  if (def.type === "number") return [119];
  if (def.type === "boolean") return [true];
  if (def.type === "null") return [null];
  throw new Error(`no example for a schema of type ${def.type}`);
}

const masked = (Object.keys(routes) as EndpointName[]).flatMap((name) => {
  const answer = (schemas[name] as { answer?: z.ZodType }).answer;
  return answer && inSupport(routes[name] as Route) === "masked" ? [{ name, answer }] : [];
});

test.each(masked)("a masked answer of $name still follows its schema", ({ name, answer }) => {
  for (const example of examplesOf(answer)) {
    expect(answer.safeParse(example).error?.issues).toBeUndefined();
    const { error } = answer.safeParse(maskAnswer(name, answer, example));
    expect(error?.issues).toBeUndefined();
  }
});

test("maskAnswer keeps a month of a Smart Selection and a planned sendout’s time", () => {
  const period = { from: "2026-01", to: "2026-03" };
  const condition = { kind: "PURCHASES", min: 1, max: null, locationIds: [], period };
  const selection = { id: 1, name: "Våren", expression: { version: 1, match: "ALL", conditions: [condition] } };
  const listed = [{ ...selection, updatedAt: "2026-01-01T00:00:00Z", campaigns: [] }];
  expect(maskAnswer("listSelections", schemas.listSelections.answer, listed)).toEqual(listed);
  const row = { id: 1, name: "Våren", when: "AT_ITS_TIME", sendAt: "2026-12-24T10:00:00", messages: 3 };
  const maskedAnswer = maskAnswer("getHeldSendouts", schemas.getHeldSendouts.answer, {
    rows: [row],
    atOnce: 0,
    later: 3,
  });
  expect(maskedAnswer).toMatchObject({ rows: [{ sendAt: "2026-12-24T10:00:00" }] });
});
