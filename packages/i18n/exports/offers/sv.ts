/** What a club offers and sorts its purchases by, as files. */
export const sv = {
  lists: {},
} as const;
