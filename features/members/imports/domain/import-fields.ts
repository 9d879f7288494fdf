import { personFieldNames } from "#features/members/directory/domain/person-fields.ts";
/** The fields that a column of a file may fill; a stamp card's column is `stamps:` and the card's id. */
export const importFields = [
  "name",
  ...personFieldNames,
  "home",
  "registered",
  "points",
  "pointsThrough",
  "marketingEmail",
  "marketingSms",
  "optOut",
  "optOutEmail",
  "optOutSms",
  "consentOn",
  "consentWords",
] as const;
export type ImportField = (typeof importFields)[number] | `stamps:${number}`;

/** Fields that several columns may fill: a second phone, a second address line, each system's consent column. */
const repeatableFields: readonly ImportField[] = [
  "email",
  "phone",
  "street",
  "marketingEmail",
  "marketingSms",
  "optOut",
  "optOutEmail",
  "optOutSms",
  "consentOn",
];
export const isRepeatable = (field: ImportField) => repeatableFields.includes(field);

/** Fields with dates; a column of dates has one order of day, month and year. */
export const dateFields: readonly ImportField[] = ["birthday", "registered", "pointsThrough", "consentOn"];

/** The maximum number of rows in a file, and the maximum number of columns that are imported. */
export const importRowsMax = 100_000;
export const importColumnsMax = 100;
/** The maximum number of columns in a file: exports of all contact properties have hundreds of columns. */
export const tableColumnsMax = 500;
/** The highest line number that a spreadsheet allows. */
export const importLineMax = 1_048_576;
/** The maximum number of rows in one request. */
export const importRowsAtOnce = 1_000;
/** The maximum number of characters in a cell; a longer cell is reported as a mistake in the file. */
export const importCellMax = 500;

/** Returns a heading for comparison: only lower-case letters and digits, without accents, signs and spaces. */
export function plainHeading(heading: string): string {
  return heading
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}
