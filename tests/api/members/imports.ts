import { moveImportSteps } from "#features/members/imports/api/jobs.ts";
import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";

type State = "CHECKING" | "RUNNING" | "STOPPED" | "UNDOING";

/**
 * Returns a merchant's and the job's actions on an import; `where` is evaluated at each call, so it may be set later.
 */
export function importsAt(where: () => { api: TestApi; club: Club }) {
  const as = ({ club } = where()) => ({ as: club.merchant.token, chain: club.chain.subdomain });
  const look = (id: number) => where().api.call("getImport", { params: { id } }, as());
  const setState = (id: number, state: State) =>
    where().api.call("setImportState", { params: { id }, body: { state } }, as());
  /** Runs the job until no work remains. */
  function work(id: number) {
    const { api, club } = where();
    return moveImportSteps(api.services, { chainId: club.chain.id, importId: id });
  }
  return {
    as,
    look,
    setState,
    work,
    /** Sets a state, runs the job through it, and returns the result. */
    async move(id: number, state: State) {
      await setState(id, state);
      await work(id);
      return look(id);
    },
    rowsOf: async (id: number) => (await where().api.call("listImportRows", { params: { id }, query: {} }, as())).rows,
  };
}
