export const officePages = {
  memberMerge: "/members/$id/merge",
  memberMergeWith: "/members/$id/merge/$otherId",
} as const;
