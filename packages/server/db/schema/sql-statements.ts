/** Matches comments, quoted texts and names, and dollar-quoted bodies: semicolons inside them end no statement. */
const pieces = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[\s\S]/g;

/** Splits a file into statements; skips comments without a statement. */
export function statementsIn(text: string): string[] {
  const statements: string[] = [];
  let statement = "";
  let isEmpty = true;
  const end = () => {
    if (!isEmpty) statements.push(statement.trim());
    [statement, isEmpty] = ["", true];
  };
  for (const [piece] of text.matchAll(pieces)) {
    if (piece === ";") {
      end();
      continue;
    }
    statement += piece;
    if (!/^(--|\/\*|\s)/.test(piece)) isEmpty = false;
  }
  end();
  return statements;
}
