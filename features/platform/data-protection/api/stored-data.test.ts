import { beforeAll, expect, test } from "vitest";
import { features } from "#apps/api/features.ts";
import type { ApiFeature } from "#packages/server/feature.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { processingActivities } from "../domain/processing-activities.ts";

/** Tables with a column that looks personal but is not, with the reason. */
const nobodys: Record<string, string> = {
  chain: "the club's own facts",
  company: "the company's own address",
  location: "a shop's own address",
  campaign: "a banner's texts and what it is sent by",
  sms_account: "the club's own",
  sms_entry: "credits, with the message's number",
  early_sms_report: "a provider's number of a message, for a day",
  received_sms: "a provider's number of a message",
  platform_secret: "the installation's own",
  migration: "the schema's own",
  merge_part: "numbers of rows that moved; the merge is told of",
};

/** Names of personal columns, with or without a foreign key. */
const personal =
  /(^|_)(email|phone|recipient|address|street|zip_code|birthday|gender|first_name|last_name|contact_name|user_agent|token_hash|password_hash|pin_hash|push_token|member_id|account_id|merchant_id|message|text)$|_by$/;

let columns: { table: string; column: string; points: boolean }[];
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const { rows } = await api.owner.query(`
    select c.relname as table, a.attname as column, exists (select from pg_constraint k where k.contype = 'f'
      and k.conrelid = c.oid and a.attnum = any(k.conkey) and k.confrelid in ('account'::regclass, 'member'::regclass)
      and a.attname <> 'chain_id') as points
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1, a.attnum`);
  columns = rows;
});

const declared = Object.values<ApiFeature>(features).flatMap(({ personalData = {} }) =>
  Object.entries(personalData).flatMap(([activity, categories]) =>
    Object.entries(categories).map(([category, places]) => ({ activity, category, places: places ?? [] })),
  ),
);
const declaredPlaces = declared.flatMap(({ places }) => places);
const wholly = declaredPlaces.filter((place) => !place.includes("."));
const inParts = new Set(
  declaredPlaces.filter((place) => place.includes(".")).map((place) => place.split(".")[0] ?? ""),
);

test("each category of an activity has tables, and no table belongs to another category", () => {
  const inRecord = Object.entries(processingActivities).flatMap(([activity, { data }]) =>
    data.map((category) => `${activity} ${category}`),
  );
  const inFeatures = new Set(declared.map(({ activity, category }) => `${activity} ${category}`));
  expect([...inFeatures].toSorted()).toEqual(inRecord.toSorted());
});

test("every table with personal data belongs to an activity of the record", () => {
  const holding = new Set(columns.filter(({ column, points }) => points || personal.test(column)).map((c) => c.table));
  const untold = [...holding].filter((table) => !wholly.includes(table) && !inParts.has(table) && !nobodys[table]);
  expect(untold).toEqual([]);
});

test("a table listed by columns has every column listed", () => {
  const structure = new Set(["chain_id", "id", "created_at"]);
  const untold = columns
    .filter(({ table, column }) => inParts.has(table) && !structure.has(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((place) => !declaredPlaces.includes(place));
  expect(untold).toEqual([]);
});

test("every listed table and column exists and is listed once", () => {
  const there = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]));
  expect(declaredPlaces.filter((place) => !there.has(place))).toEqual([]);
  expect(declaredPlaces.filter((place, index) => declaredPlaces.indexOf(place) !== index)).toEqual([]);
  expect(Object.keys(nobodys).filter((table) => !there.has(table) || declaredPlaces.includes(table))).toEqual([]);
});
