import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Notes",
  write: "Write a note",
  failed: "Unable to load the notes",
  empty: "No notes. Write what anyone who meets the member needs to know.",
  severalTitle: "{count, plural, one {Note about # member} other {Note about # members}}",
  text: "Note",
  textHint:
    "Keep to facts. The member may read this if they ask for their data, and it is erased if the member is removed.",
  saveFailed: "Unable to save the note",
  edited: "edited {when}",
  formerStaff: "Former staff",
  actsFor: "Actions for the note by {author}",
  pinned: "Shown at the till",
  pin: "Show at the till",
  unpin: "Don’t show at the till",
  pinDone: "The till shows the note when the member shops",
  unpinDone: "The till no longer shows the note",
  pinFailed: "Unable to change what the till shows",
  removed: "Note removed",
  removeTitle: "Remove the note?",
  removeText: "It’s gone for everyone and can’t be brought back.",
  removeFailed: "Unable to remove the note",
  atTill: "Note",
};
