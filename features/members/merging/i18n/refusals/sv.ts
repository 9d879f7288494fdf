export const sv = {
  SAME_MEMBER: "Det är samma medlemskap.",
  MERGE_TOO_OLD: "Det har gått mer än 30 dagar, så sammanslagningen går inte längre att ångra.",
  MERGED_AGAIN: "Ångra den senaste sammanslagningen först.",
  MERGED_THINGS_USED: "Något som följde med har använts eller återlämnats, så sammanslagningen går inte att ångra.",
  OWN_MERGE: "En kollega behöver slå ihop eller dela ditt eget medlemskap.",
  MERGE_APPROVAL_NEEDED: "En ansvarig för hela klubben behöver godkänna. Be om det på samma sida.",
  MERGE_APPROVAL_NOT_NEEDED: "Du kan göra det själv, utan att fråga.",
} as const;
