import { expect, test } from "vitest";
import type * as z from "zod";
import { schemas } from "#features/schemas.ts";
import type { EndpointName } from "./routes.ts";

const dateFormats = ["date", "datetime"];
const outside = {
  date: ["0001-01-01", "1799-12-31", "3000-01-01", "9999-12-31"],
  datetime: ["0001-01-01T00:00:00", "9999-12-31T23:59:59", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"],
};

type AnySchema = z.core.$ZodType;

/** Returns a schema and all schemas nested in it. */
function partsOf(schema: AnySchema, seen = new Set<AnySchema>()): Set<AnySchema> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const definition = schema._zod.def as unknown as Record<string, unknown>;
  const isSchema = (value: unknown): value is AnySchema =>
    typeof value === "object" && value !== null && "_zod" in value && "parse" in value;
  const children = Object.entries(definition).flatMap(([name, value]) => {
    if (name === "shape") return Object.values(value as Record<string, AnySchema>);
    return Array.isArray(value) ? value : [value];
  });
  for (const child of children.filter(isSchema)) partsOf(child, seen);
  return seen;
}

const formatOf = (schema: AnySchema) => (schema._zod.def as { format?: string }).format ?? "";
const requestOf = (name: EndpointName) => {
  const { params, query, body } = schemas[name] as { params?: unknown; query?: unknown; body?: unknown };
  return [params, query, body].filter((part) => part !== undefined) as AnySchema[];
};
const datesOf = (name: EndpointName) =>
  requestOf(name)
    .flatMap((part) => [...partsOf(part)])
    .filter((schema) => dateFormats.includes(formatOf(schema)));

const endpointsWithDates = (Object.keys(schemas) as EndpointName[]).filter((name) => datesOf(name).length > 0);

test("the schema walk finds dates in queries, bodies and nested lists", () => {
  expect(endpointsWithDates).toEqual(
    expect.arrayContaining(["exportPurchases", "exportTrail", "exportSmsEntries", "updateSendout", "replayWebhook"]),
  );
});

test.each(endpointsWithDates)("%s refuses dates outside the years 1800 to 2999", (name) => {
  for (const schema of datesOf(name) as (AnySchema & { safeParse(value: unknown): { success: boolean } })[]) {
    const accepted = outside[formatOf(schema) as keyof typeof outside].filter((text) => schema.safeParse(text).success);
    expect(accepted).toEqual([]);
  }
});
