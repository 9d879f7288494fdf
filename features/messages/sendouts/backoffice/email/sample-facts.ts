import { fillPersonal, readPersonal } from "../../domain/personal-fields.ts";

/** The facts about a member in a template that is shown before it is chosen. */
const sampleFacts = { firstName: "", lastName: "", points: "240" };

/** Returns a template's text as a member without a name reads it. */
export function withSampleFacts(text: string): string {
  const read = readPersonal(text);
  return read.ok ? fillPersonal(read.parts, sampleFacts) : text;
}
