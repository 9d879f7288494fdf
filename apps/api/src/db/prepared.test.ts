import { expect, test } from "vitest";
import { prepared } from "./prepared.ts";
import { thisChain } from "./this-chain.ts";

test("a prepared statement is compiled once and sent with each call's values", () => {
  let built = 0;
  const find = prepared((db, it: { id: number; name: string | null }) => {
    built++;
    return db.selectFrom("category").select("id").where("id", "=", it.id).where("name", "=", it.name);
  });
  const [first, second] = [find({ id: 1, name: "Kaffe" }).compile(), find({ id: 2, name: null }).compile()];
  expect(built).toBe(1);
  expect(first.sql).toBe(second.sql);
  expect(first.parameters).toEqual([thisChain, 1, "Kaffe"]);
  expect(second.parameters).toEqual([thisChain, 2, null]);
});

test("a statement that looks into a value it has not got is told so", () => {
  const byDay = prepared((db, it: { day: Temporal.PlainDate }) =>
    db
      .selectFrom("purchase")
      .select("id")
      .where("purchased_on", "=", it.day.add({ days: 1 })),
  );
  const byLength = prepared((db, it: { ids: number[] }) => db.selectFrom("purchase").select("id").limit(it.ids.length));
  expect(() => byDay({ day: Temporal.PlainDate.from("2026-03-01") }).compile()).toThrow('looks into "day"');
  expect(() => byLength({ ids: [1] }).compile()).toThrow('looks into "ids"');
});
