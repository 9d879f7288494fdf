/** Words that make a sentence hard to understand at the first reading, with plain replacements (CONTRIBUTING.md). */
const tellTaleWords: Record<string, string> = {
  told: "shown, sent, notified, reported or logged",
  stands: "is, is stored in or is listed in",
  beside: "next to, alongside or together with",
  whoever: "the actor: the cashier, the member, the caller",
  somebody: "the actor: the cashier, the member, the caller",
  nobody: "the actor: no cashier, no member, no caller",
  whom: "the actor: the cashier, the member, the caller",
  theirs: "the thing: the other side's value, the member's points",
  anew: "again, or what is repeated",
  laid: "reserved, parked or stored",
  "of those": "the noun",
  "what is": "the noun",
  "comes of": "results from",
  "goes back": "is returned, is refunded or bounces",
};
const tellTale = new RegExp(`\\b(${Object.keys(tellTaleWords).join("|")})\\b`, "gi");

/** Participles, pronouns and adverbs that do not describe a value. */
const bareNames =
  /^(asked|back|beside|each|found|given|held|it|kept|known|meant|rest|said|shown|theirs|those|told|wanted|whole)$/;

const commentLine = /^\s*(?:\/\/|\/?\*\*?)\s+(\w.*)$/;
const testTitle = /\b(?:test|it|describe)\(\s*["'`]([^"'`]+)/g;
/** A property that gets another name, as in `const { kept: survivor }`, does not count. */
const declaredName = /\b(?:const|let|function)\s+(?:\{\s*(\w+)\b(?!:)|\[?\s*([a-z]\w*))/g;

function tellTaleProblems(text: string): string[] {
  return [...text.matchAll(tellTale)].map(([word]) => `"${word}": write ${tellTaleWords[word.toLowerCase()]}`);
}

/** Returns the problems in one line of code: tell-tale words in comments and test titles, and bare names. */
export function wordProblems(line: string): string[] {
  const sentences = [
    commentLine.exec(line)?.[1] ?? "",
    ...[...line.matchAll(testTitle)].map(([, title = ""]) => title),
  ];
  const names = [...line.matchAll(declaredName)]
    .map(([, bound, plain]) => bound ?? plain ?? "")
    .filter((name) => bareNames.test(name));
  return [
    ...sentences.flatMap(tellTaleProblems),
    ...names.map((name) => `the name "${name}": use a noun that says what the value is`),
  ];
}

const maxSubjectLength = 72;

/** Returns the problems of a commit's subject. */
export const subjectProblems = (subject: string): string[] =>
  subject.length > maxSubjectLength ? [`"${subject}": ${subject.length} characters, at most ${maxSubjectLength}`] : [];
