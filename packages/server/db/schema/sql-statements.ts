/** Comments, quoted texts and names, and bodies between dollars: what ends a statement is no end within them. */
const pieces = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[\s\S]/g;

/** The statements of a file, one by one; none for what is a comment alone. */
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
