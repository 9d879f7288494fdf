interface PersonField {
  /** The column of `member`, and its type in SQL. */
  column: string;
  sql: "text" | "date";
  /** What erasure leaves in the column; absent: erasure keeps the value, which tells of nobody. */
  erased?: "" | null;
}

/**
 * What a membership says of its person. Erasure, imports, the file of a member's own data, the list's CSV and the
 * editor are derived from this table or checked against it: the compiler names the places that a new field still lacks.
 */
export const personFields = {
  firstName: { column: "first_name", sql: "text", erased: "" },
  lastName: { column: "last_name", sql: "text", erased: "" },
  email: { column: "email", sql: "text", erased: null },
  phone: { column: "phone", sql: "text", erased: null },
  street: { column: "street", sql: "text", erased: "" },
  zipCode: { column: "zip_code", sql: "text", erased: "" },
  city: { column: "city", sql: "text", erased: "" },
  birthday: { column: "birthday", sql: "date", erased: null },
  gender: { column: "gender", sql: "text", erased: null },
  language: { column: "language", sql: "text" },
} as const satisfies Record<string, PersonField>;

export type PersonFieldName = keyof typeof personFields;
type Fields = typeof personFields;
type ErasedName = {
  [Name in PersonFieldName]: Fields[Name] extends { erased: unknown } ? Name : never;
}[PersonFieldName];

export const personFieldNames = Object.keys(personFields) as PersonFieldName[];

/** The columns of a person who has been erased. */
export const erasedPerson = Object.fromEntries(
  Object.values<PersonField>(personFields).flatMap(({ column, erased }) =>
    erased === undefined ? [] : [[column, erased]],
  ),
) as { [Name in ErasedName as Fields[Name]["column"]]: Fields[Name]["erased"] };
