export const sv = {
  STAMPS_OUT_OF_RANGE: "Ett kort har 2–30 stämplar",
} as const;
