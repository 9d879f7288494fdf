import { moveImportSteps } from "#features/members/imports/api/jobs.ts";
import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";

type State = "CHECKING" | "RUNNING" | "STOPPED" | "UNDOING";

/** What a merchant and the job do with an import; `where` is asked at each call, so that it may be made later. */
export function importsAt(where: () => { api: TestApi; club: Club }) {
  const as = ({ club } = where()) => ({ as: club.merchant.token, chain: club.chain.subdomain });
  const look = (id: number) => where().api.call("getImport", { params: { id } }, as());
  const setState = (id: number, state: State) =>
    where().api.call("setImportState", { params: { id }, body: { state } }, as());
  /** The job's work until it has none left. */
  function work(id: number) {
    const { api, club } = where();
    return moveImportSteps(api.services, { chainId: club.chain.id, importId: id });
  }
  return {
    as,
    look,
    setState,
    work,
    /** Into a state, through it, and what has become of it. */
    async move(id: number, state: State) {
      await setState(id, state);
      await work(id);
      return look(id);
    },
    rowsOf: async (id: number) => (await where().api.call("listImportRows", { params: { id }, query: {} }, as())).rows,
  };
}
