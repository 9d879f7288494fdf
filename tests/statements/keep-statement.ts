import { appendFileSync } from "node:fs";

const keptStatements = new Set<string>();

/** Writes each statement once into the file STATEMENTS, as a line of JSON; `npm run reads` plans them. */
export function keepStatement(statement: string): void {
  const file = process.env.STATEMENTS;
  if (!file || keptStatements.has(statement)) return;
  keptStatements.add(statement);
  appendFileSync(file, `${JSON.stringify(statement)}\n`);
}
