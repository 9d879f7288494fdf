import type { Call, Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { mergingRoutes } from "../contract/routes.ts";
import { undoMergeUntil, undoProblem } from "../domain/undo-merge.ts";
import { getMergePreview } from "./get-merge-preview.ts";
import { listCandidates } from "./list-candidates.ts";
import { listDoubleMembers } from "./list-double-members.ts";
import { mergeMembers } from "./merge-members.ts";
import { selectBoth, selectMerges } from "./queries.ts";
import { askMerge, askUndoMerge } from "./requests/ask-merge.ts";
import { answerMergeRequest, listMergeRequests, withdrawMergeRequest } from "./requests/merge-requests.ts";
import { undoMerge } from "./undo-merge.ts";

async function listMerges({ db }: Services, { chain, actor, params, now }: Call<"listMerges">) {
  const [[own], rows] = await db.read(chain.id, (q) => [selectBoth(q, actor, [params.id]), selectMerges(q, params.id)]);
  if (!own) return refuse("NOT_FOUND");
  return {
    rows: rows.map((row) => ({
      id: row.id,
      otherId: row.other_id,
      membershipId: row.membership_number,
      name: `${row.first_name} ${row.last_name}`.trim(),
      mergedAt: row.merged_at.toString(),
      author: row.author ?? "",
      purchases: row.purchases,
      undoableUntil: undoMergeUntil(row.merged_at).toString(),
      problem: undoProblem({ mergedAt: row.merged_at, now, mergedAgain: row.merged_again, used: row.used }),
    })),
  };
}

export const mergingHandlers = (services: Services): Handlers<typeof mergingRoutes> => ({
  listMergeCandidates: (call) => listCandidates(services, call),
  previewMerge: (call) => getMergePreview(services, call),
  listMerges: (call) => listMerges(services, call),
  mergeMembers: (call) => mergeMembers(services, call),
  undoMerge: (call) => undoMerge(services, call),
  askMerge: (call) => askMerge(services, call),
  askUndoMerge: (call) => askUndoMerge(services, call),
  listDoubleMembers: (call) => listDoubleMembers(services, call),
  listMergeRequests: (call) => listMergeRequests(services, call),
  withdrawMergeRequest: (call) => withdrawMergeRequest(services, call),
  answerMergeRequest: (call) => answerMergeRequest(services, call),
});
