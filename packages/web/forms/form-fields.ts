/** A field of a form, for its input, its errors and the dialog of differences. */
type FormField<Value, Values> = {
  label: string;
  /** The label in the dialog, where the other one needs the title of its section. */
  fullLabel?: string;
  /** Longest text, in characters. */
  limit?: number;
  /** Error text that replaces the general one: for each code, or for the codes that it knows. */
  wrong?: string | ((code: string) => string | undefined);
  /** Left out of the draft on the device. */
  undrafted?: true;
  /** The value in words, where these are not the value itself. */
  say?: ((value: Value, all: Values) => string) | undefined;
};

/** The fields that follow another by the form's merge rules: the other field says both. */
type FollowerOf<Rules> = Rules extends { follows: infer Follows } ? keyof Follows : never;

/** The table of a form's fields. A follower may lack words; `wordless`: it is never edited, or its input has its own words. */
export type FormFields<Values, Rules = object> = {
  [Field in keyof Values]: Field extends FollowerOf<Rules>
    ? Partial<FormField<Values[Field], Values>> | null
    : FormField<Values[Field], Values> | "wordless";
};

export type AnyField<Values, Field extends keyof Values = keyof Values> =
  | Partial<FormField<Values[Field], Values>>
  | null
  | "wordless";

/** The table of any form with these values. */
export type AnyFields<Values> = { [Field in keyof Values]: AnyField<Values, Field> };
