import { id, key, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { searchReader } from "#packages/web/backoffice/list-address/search.ts";
import { whatIfQuestions } from "../domain/what-if-questions.ts";

export const readWhatIfSearch = searchReader({
  /** The question and its reward or card; absent for points. */
  ask: oneOf(whatIfQuestions),
  subjectId: id,
  /** The numbers as typed. */
  tried: key(12),
  months: id,
});
