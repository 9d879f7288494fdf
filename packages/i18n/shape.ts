/** The same keys as the source language, any words: a missing or surplus phrase fails the type check. */
export type Phrases<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Phrases<Source[Key]>;
};
