import { type Expression, sql } from "kysely";

/**
 * Whether a text has a part like this, as people type it: folded as members' names are, so that Malmo finds Malmö and Rene
 * finds René. For lists of what is few; of many, words are kept beside them. What has no letter that folds is spared it.
 */
export const hasPart = (text: Expression<unknown>, part: string) =>
  sql<boolean>`(strpos(case when octet_length(${text}) = char_length(${text}) then lower(${text}) else folded(${text}) end,
    folded(${part}::text)) > 0)`;
