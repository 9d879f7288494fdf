/** A finding of the doctor: `note` is for information, `BAD` requires action. */
export interface Finding {
  state: "ok" | "note" | "BAD";
  text: string;
}
