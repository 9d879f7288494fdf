interface Rule {
  /** The selectors or the at-rule before the braces. */
  head: string;
  /** The text between the braces; null for a statement such as `@import`. */
  body: string | null;
}

/** Splits minified CSS at the top level. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  let quote = "";
  for (let at = 0; at < css.length; at++) {
    const sign = css.charAt(at);
    if (quote) {
      if (sign === "\\") at++;
      else if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "{" && depth++ === 0) open = at;
    else if (sign === "}" && --depth === 0) {
      rules.push({ head: css.slice(start, open), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (sign === ";" && depth === 0) {
      rules.push({ head: css.slice(start, at), body: null });
      start = at + 1;
    }
  }
  return rules;
}

/** Matches brackets without brackets inside, with the name of their pseudo-class. */
const innermost = /(:[\w-]+)?\(([^()]*)\)/;
const classes = /\.(-?[_a-z][\w-]*)/gi;

/** Returns whether a list of selectors may match elements whose classes are all in `words`. */
function mayMatch(selectors: string, words: ReadonlySet<string>): boolean {
  const [brackets, pseudo, inner = ""] = innermost.exec(selectors) ?? [];
  if (brackets) {
    const isChoice = pseudo === ":is" || pseudo === ":where";
    const matches = !isChoice || mayMatch(inner, words);
    return mayMatch(
      selectors.replace(brackets, () => (matches ? "" : ".no-class")),
      words,
    );
  }
  // Mantine composes these names at run time.
  const isNeeded = (name = "") => name.startsWith("mantine-") || words.has(name);
  return selectors.split(",").some((one) => [...one.matchAll(classes)].every(([, name]) => isNeeded(name)));
}

/**
 * Returns the rules of a minified stylesheet that code needs, in their order. `words` are the words of that code, with
 * the names of all its classes. Keeps rules in doubt.
 */
export function neededStyle(css: string, words: ReadonlySet<string>): string {
  const neededRules = rulesIn(css).flatMap(({ head, body }) => {
    if (body === null) return [`${head};`];
    if (/^@(media|supports|container|layer)\b/.test(head)) {
      const inner = neededStyle(body, words);
      return inner ? [`${head}{${inner}}`] : [];
    }
    return head.startsWith("@") || mayMatch(head, words) ? [`${head}{${body}}`] : [];
  });
  const usages = neededRules.filter((rule) => !definition.test(rule)).join("");
  return neededRules.filter((rule) => isUsed(rule, usages, words)).join("");
}

const definition = /^@(-webkit-)?keyframes |^@font-face\{/;

/** Returns whether a rule is needed: the style must name an animation, and the style or the code a font. */
function isUsed(rule: string, style: string, words: ReadonlySet<string>): boolean {
  if (!definition.test(rule)) return true;
  const [, animation, font = ""] = /^@[\w-]*keyframes ([\w-]+)|font-family:["']?([^;"'}]+)/.exec(rule) ?? [];
  return style.includes(animation ?? font) || (!animation && font.split(" ").every((word) => words.has(word)));
}
