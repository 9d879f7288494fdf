/** A field of a form, with texts for its input, its errors and the dialog of differences. */
type FormField<Value, Values> = {
  label: string;
  /** The label in the dialog of differences, where the short label needs the title of its section. */
  fullLabel?: string;
  /** The largest number of characters of the text. */
  limit?: number;
  /** Error text that replaces the general one: for each code, or for the codes that it knows. */
  wrong?: string | ((code: string) => string | undefined);
  /** Whether the field is excluded from the draft on the device. */
  undrafted?: true;
  /** Returns the value in words, where these differ from the value. */
  say?: ((value: Value, all: Values) => string) | undefined;
};

/** The fields that follow another field by the form's merge rules; the other field shows both. */
type FollowerOf<Rules> = Rules extends { follows: infer Follows } ? keyof Follows : never;

/**
 * The table of a form's fields. A field that follows another may have no words. `wordless` fields are never edited, or
 * their input has its own words.
 */
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
