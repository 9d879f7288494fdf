import { expect, test } from "vitest";
import { inOrderOfUse, parseSchemaFile, readSchemaFiles } from "./schema-files.ts";

const fileOf = (name: string, text: string) => parseSchemaFile(`${name}.sql`, text);
const orderOf = (...files: ReturnType<typeof fileOf>[]) => inOrderOfUse(files).map(({ path }) => path);

test("places a table after the tables it references and the functions of its triggers and checks", () => {
  const cup = fileOf(
    "cup",
    `create table cup (tray_id bigint references tray, colour text check (is_colour(colour)));
     create trigger washed after update on cup for each row execute function wash();`,
  );
  const tray = fileOf("tray", "create table tray (id bigint);");
  const wash = fileOf("wash", "create function wash() returns trigger language plpgsql as $$ select from cup $$;");
  const colour = fileOf("colour", "create function is_colour(text) returns boolean return true;");
  expect(orderOf(cup, wash, tray, colour)).toEqual(["tray.sql", "colour.sql", "wash.sql", "cup.sql"]);
});

test("places a file after the files that create the names in its first line", () => {
  const view = fileOf("view", "-- after: cup, tray\ncreate view all_cups as select from cup, tray;");
  const [cup, tray] = [fileOf("cup", "create table cup ();"), fileOf("tray", "create table tray ();")];
  expect(orderOf(view, cup, tray)).toEqual(["cup.sql", "tray.sql", "view.sql"]);
});

test("reports schema files that depend on each other in a circle", () => {
  const cup = fileOf("cup", "create table cup (tray_id bigint references tray);");
  const tray = fileOf("tray", "create table tray (cup_id bigint references cup);");
  expect(() => orderOf(cup, tray)).toThrow("Circular dependency between schema files: cup.sql → tray.sql → cup.sql");
});

test("every schema file begins with a sentence about its content, and no name is created twice", async () => {
  const files = await readSchemaFiles();
  const names = files.flatMap(({ creates }) => creates);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const withoutSentence = files.filter(({ text }) => !/^(-- after: .+\n)?-- [A-Z0-9`].*/.test(text));
  expect(withoutSentence.map(({ path }) => path)).toEqual([]);
});
