import type { Compilable, CompiledQuery, Kysely, RawBuilder } from "kysely";
import { build } from "./database.ts";
import type { DB } from "./types.ts";

/** Stands for a value until a call brings it. */
class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A statement compiled once and sent many times with other values: for the few paths that run all day. The values are
 * only handed on while building, never looked into, so they must go into the statement as they are.
 */
export function prepared<Values extends object, Row>(
  statement: (db: Kysely<DB>, values: Values) => Compilable<Row>,
): (values: Values) => Compilable<Row> {
  let template: CompiledQuery<Row> | undefined;
  const slots = new Proxy({}, { get: (_, name) => new Slot(name) }) as Values;
  return (values) => ({
    compile() {
      template ??= statement(build, slots).compile();
      const parameters = template.parameters.map((each) =>
        each instanceof Slot ? values[each.name as keyof Values] : each,
      );
      return { ...template, parameters };
    },
  });
}

/** A statement written as SQL, for what the builder has no words for. */
export function statement<Row>(text: RawBuilder<Row>): Compilable<Row> {
  return { compile: () => text.compile(build) };
}
