import type { Compilable, CompiledQuery, RawBuilder } from "kysely";
import type { Build, PlannedOnce } from "./build.ts";
import { build } from "./database.ts";

const slotNames = new WeakMap<object, PropertyKey>();
/** Properties that the builder reads from any argument, to tell a value from an expression. */
const askedOfAnything = new Set<PropertyKey>(["toOperationNode", "expressionType", "expression", "alias"]);

/** Returns a function that throws, because inspecting a placeholder would fix one statement for all calls. */
const looks = (into: string) => (key: PropertyKey) => {
  throw new Error(`a prepared statement reads ${into} before there is a value (${String(key)})`);
};

/** Returns a placeholder for a value that each call provides. */
function slotFor(name: PropertyKey): object {
  const look = looks(`"${String(name)}"`);
  const slot = new Proxy(Object.freeze({}), {
    get: (_, key) => (askedOfAnything.has(key) ? undefined : look(key)),
    has: (_, key) => (askedOfAnything.has(key) ? false : look(key)),
    ownKeys: () => look("its keys"),
    getOwnPropertyDescriptor: (_, key) => look(key),
  });
  slotNames.set(slot, name);
  return slot;
}

/** Returns placeholders for values by name; the set of names is unknown before a call. */
const slotsFor = () => {
  const look = looks("its values");
  return new Proxy(Object.freeze({}), {
    get: (_, name) => slotFor(name),
    has: (_, key) => look(key),
    ownKeys: () => look("their names"),
    getOwnPropertyDescriptor: (_, key) => look(key),
  });
};

/**
 * Returns a value of a call.
 * @throws if the call omits it: null would be sent and change the meaning.
 */
function readValue(values: object, name: PropertyKey): unknown {
  const value = values[name as keyof typeof values] as unknown;
  if (value === undefined) throw new Error(`a prepared statement was executed without the parameter "${String(name)}"`);
  return value;
}

/**
 * Compiles a statement once and sends it with other values each time, for the busiest paths. The builder only passes
 * the values on, never inspects them, and each call provides all of them. PostgreSQL plans it without values, so a key
 * must lead to each table.
 */
export function prepared<Values extends object, Row>(
  statement: (db: Build, values: Values) => Compilable<Row>,
): (values: Values) => PlannedOnce<Row> {
  let template: CompiledQuery<Row> | undefined;
  const slots = slotsFor() as Values;
  return (values) => ({
    plannedOnce: true,
    compile() {
      template ??= statement(build, slots).compile();
      const parameters = template.parameters.map((each) => {
        const name = slotNames.get(each as object);
        return name === undefined ? each : readValue(values, name);
      });
      return { ...template, parameters };
    },
  });
}

/** Wraps raw SQL that the query builder cannot express. */
export function statement<Row>(text: RawBuilder<Row>): Compilable<Row> {
  return { compile: () => text.compile(build) };
}
