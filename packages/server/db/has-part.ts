import { type Expression, sql } from "kysely";

/**
 * Whether a text contains a part as people type it, folded like members' names: Malmo finds Malmö. For short lists
 * only; long lists have an index of words. ASCII texts skip the folding.
 */
export const hasPart = (text: Expression<unknown>, part: string) =>
  sql<boolean>`(strpos(case when octet_length(${text}) = char_length(${text}) then lower(${text}) else folded(${text}) end,
    folded(${part}::text)) > 0)`;
