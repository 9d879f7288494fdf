import type { Compilable, CompiledQuery, RawBuilder } from "kysely";
import type { Build, PlannedOnce } from "./build.ts";
import { build } from "./database.ts";

const slotNames = new WeakMap<object, PropertyKey>();
/** What the builder asks of anything it is given, to tell a value from an expression. */
const askedOfAnything = new Set<PropertyKey>(["toOperationNode", "expressionType", "expression", "alias"]);

/** Whoever looks into what has no value yet would decide one statement for all calls. */
const looks = (into: string) => (key: PropertyKey) => {
  throw new Error(`a prepared statement reads ${into} before there is a value (${String(key)})`);
};

/** Stands for a value until a call brings it. */
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

/** Hands out a slot for each value that is named; which of them there are, nobody knows before a call. */
const slotsFor = () => {
  const look = looks("its values");
  return new Proxy(Object.freeze({}), {
    get: (_, name) => slotFor(name),
    has: (_, key) => look(key),
    ownKeys: () => look("their names"),
    getOwnPropertyDescriptor: (_, key) => look(key),
  });
};

/** @throws where a call leaves out what the statement was built with: it would be sent as null, and mean something else. */
function readValue(values: object, name: PropertyKey): unknown {
  const value = values[name as keyof typeof values] as unknown;
  if (value === undefined) throw new Error(`a prepared statement was executed without the parameter "${String(name)}"`);
  return value;
}

/**
 * A statement compiled once and sent many times with other values: for the few paths that run all day. The values are
 * only handed on while building, never looked into, so they must go into the statement as they are, and all of them are
 * there at each call. PostgreSQL plans it without them, so each of its tables must be reached by a key.
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

/** A statement written as SQL, for what the builder has no words for. */
export function statement<Row>(text: RawBuilder<Row>): Compilable<Row> {
  return { compile: () => text.compile(build) };
}
