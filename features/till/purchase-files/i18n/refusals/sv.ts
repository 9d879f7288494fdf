export const sv = {
  PURCHASE_FILE_UNREADABLE: "Filen behöver en rubrikrad med kvitto, tid, belopp och medlem",
  PURCHASE_FILE_TOO_LONG: "Filen har fler än 1 000 köp. Dela upp den.",
} as const;
