export const sv = {
  LIMIT_BELOW_TAKEN: "Fler än så har redan använts",
  VALUE_REQUIRED: "Ange vad kupongen är värd",
} as const;
