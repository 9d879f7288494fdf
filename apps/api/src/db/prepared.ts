import type { Compilable, CompiledQuery, RawBuilder } from "kysely";
import type { Build, PlannedOnce } from "./build.ts";
import { build } from "./database.ts";

const slotNames = new WeakMap<object, PropertyKey>();
/** What the builder asks of anything it is given, to tell a value from an expression. */
const askedOfAnything = new Set<PropertyKey>(["toOperationNode"]);

/** Stands for a value until a call brings it. Whoever looks into it would decide one statement for all calls. */
function slotFor(name: PropertyKey): object {
  const slot = new Proxy(Object.freeze({}), {
    get(_, asked) {
      if (askedOfAnything.has(asked)) return undefined;
      throw new Error(`a prepared statement looks into "${String(name)}" before there is a value (${String(asked)})`);
    },
  });
  slotNames.set(slot, name);
  return slot;
}

/**
 * A statement compiled once and sent many times with other values: for the few paths that run all day. The values are
 * only handed on while building, never looked into, so they must go into the statement as they are. PostgreSQL
 * plans it without them, so each of its tables must be reached by a key.
 */
export function prepared<Values extends object, Row>(
  statement: (db: Build, values: Values) => Compilable<Row>,
): (values: Values) => PlannedOnce<Row> {
  let template: CompiledQuery<Row> | undefined;
  const slots = new Proxy({}, { get: (_, name) => slotFor(name) }) as Values;
  return (values) => ({
    plannedOnce: true,
    compile() {
      template ??= statement(build, slots).compile();
      const parameters = template.parameters.map((each) => {
        const name = slotNames.get(each as object);
        return name === undefined ? each : values[name as keyof Values];
      });
      return { ...template, parameters };
    },
  });
}

/** A statement written as SQL, for what the builder has no words for. */
export function statement<Row>(text: RawBuilder<Row>): Compilable<Row> {
  return { compile: () => text.compile(build) };
}
