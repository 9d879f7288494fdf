import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  draft: "You have unsaved changes from {when}.",
  resume: "Continue",
  discard: "Discard them",
  title: "Somebody else saved in the meantime",
  savedBy: "{name} saved {when}.",
  saved: "A change has been saved since you began.",
  choose: "You’ve both changed this. Choose what to keep.",
  taken: "Already merged, as only the other person changed it",
  nothingToChoose: "What you’ve written is still here.",
  notSaved: "Nothing is saved until you save again.",
  mine: "Yours",
  theirs: "Theirs",
  empty: "Empty",
  apply: "Continue with this",
  nameChanged: "Somebody else has renamed it to {name}. Save again to use yours instead.",
};
