/** Paid days, both ends included; `through` null: open-ended. */
export interface Span {
  from: Temporal.PlainDate;
  through: Temporal.PlainDate | null;
}
