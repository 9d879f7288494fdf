/** Days that are paid for, both ends counted; `through` null: it goes on. */
export interface Span {
  from: Temporal.PlainDate;
  through: Temporal.PlainDate | null;
}
