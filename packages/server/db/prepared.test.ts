import { expect, test } from "vitest";
import type { Build } from "./build.ts";
import { prepared } from "./prepared.ts";
import { thisChain } from "./this-chain.ts";

test("a prepared statement is compiled once and sent with each call's values", () => {
  let built = 0;
  const find = prepared((db, values: { id: number; name: string | null }) => {
    built++;
    return db.selectFrom("category").select("id").where("id", "=", values.id).where("name", "=", values.name);
  });
  const [first, second] = [find({ id: 1, name: "Kaffe" }).compile(), find({ id: 2, name: null }).compile()];
  expect(built).toBe(1);
  expect(first.sql).toBe(second.sql);
  expect(first.parameters).toEqual([thisChain, 1, "Kaffe"]);
  expect(second.parameters).toEqual([thisChain, 2, null]);
});

test("a prepared statement that inspects a missing value throws", () => {
  const byDay = prepared((db, values: { day: Temporal.PlainDate }) =>
    db
      .selectFrom("purchase")
      .select("id")
      .where("purchased_on", "=", values.day.add({ days: 1 })),
  );
  const byLength = prepared((db, values: { ids: number[] }) =>
    db.selectFrom("purchase").select("id").limit(values.ids.length),
  );
  expect(() => byDay({ day: Temporal.PlainDate.from("2026-03-01") }).compile()).toThrow('reads "day"');
  expect(() => byLength({ ids: [1] }).compile()).toThrow('reads "ids"');
});

test("a prepared statement that lists or spreads its values throws", () => {
  interface Asked {
    id: number;
    name?: string;
  }
  const find = (db: Build, values: Asked) => db.selectFrom("category").select("id").where("id", "=", values.id);
  const spread = prepared((db, values: Asked) => find(db, { ...values }));
  const findByName = prepared((db, values: Asked) =>
    "name" in values ? find(db, values).where("name", "=", values.name ?? "") : find(db, values),
  );
  const inside = prepared((db, values: Asked) => find(db, { id: Object.keys(values.id).length }));
  expect(() => spread({ id: 1 }).compile()).toThrow("reads its values");
  expect(() => findByName({ id: 1 }).compile()).toThrow("reads its values");
  expect(() => inside({ id: 1 }).compile()).toThrow('reads "id"');
});

test("a prepared statement without one of its values throws instead of sending null", () => {
  const find = prepared((db, values: { id: number; name?: string | null }) =>
    db
      .selectFrom("category")
      .select("id")
      .where("id", "=", values.id)
      .where("name", "=", values.name ?? null),
  );
  expect(() => find({ id: 1 }).compile()).toThrow('executed without the parameter "name"');
  expect(find({ id: 1, name: null }).compile().parameters).toContain(null);
});
