import { id, key, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { searchReader } from "#packages/web/backoffice/list-address/search.ts";
import { whatIfQuestions } from "../domain/what-if-questions.ts";

export const readWhatIfSearch = searchReader({
  /** Which question is asked about which reward or card; none: about points. */
  ask: oneOf(whatIfQuestions),
  subjectId: id,
  /** The numbers as they were typed. */
  tried: key(12),
  months: id,
});
