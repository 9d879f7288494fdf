interface PersonField {
  /** The column of `member`, and the column's type in SQL. */
  column: string;
  sql: "text" | "date";
  /** The column's value after erasure; absent for a value that identifies no person, which erasure keeps. */
  erased?: "" | null;
}

/**
 * The personal data of a membership. Erasure, imports, the member's data file, the CSV list and the editor derive from
 * this table or are checked against it. The compiler reports each place where a new field is missing.
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

/** The columns of an erased member, with their values. */
export const erasedPerson = Object.fromEntries(
  Object.values<PersonField>(personFields).flatMap(({ column, erased }) =>
    erased === undefined ? [] : [[column, erased]],
  ),
) as { [Name in ErasedName as Fields[Name]["column"]]: Fields[Name]["erased"] };
