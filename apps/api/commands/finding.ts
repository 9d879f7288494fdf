/** What the doctor found: `note` where somebody may want to know, `BAD` where something is to be done. */
export interface Finding {
  state: "ok" | "note" | "BAD";
  text: string;
}
