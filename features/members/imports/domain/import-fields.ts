import { personFieldNames } from "#features/members/directory/domain/person-fields.ts";
/** What a column of a file may be taken for; a stamp card's column is `stamps:` and the card's id. */
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

/** Fields that several columns may fill: a second phone, a second line of the address, each system's word of consent. */
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

/** Fields whose cells are dates: a column of one is read in one order of day, month and year. */
export const dateFields: readonly ImportField[] = ["birthday", "registered", "pointsThrough", "consentOn"];

/** The most rows of one file, and columns of it that are taken. */
export const importRowsMax = 100_000;
export const importColumnsMax = 100;
/** The most columns of a file of which those are chosen: exports of all properties of a contact have hundreds. */
export const tableColumnsMax = 500;
/** The last line of a spreadsheet. */
export const importLineMax = 1_048_576;
/** Rows sent at a time. */
export const importRowsAtOnce = 1_000;
/** Characters of a cell; more are a mistake in the file, and are reported as one. */
export const importCellMax = 500;

/** A heading as it is compared: small letters and digits alone, without marks, signs and spaces. */
export function plainHeading(heading: string): string {
  return heading
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}
