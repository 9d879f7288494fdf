/** The same keys as the source language with any words. A missing or surplus phrase is a type error. */
export type Phrases<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Phrases<Source[Key]>;
};
