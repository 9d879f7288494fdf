import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { approvalsRoutes } from "../contract/routes.ts";
import { answerApproval } from "./answer-approval.ts";
import { askApproval } from "./ask-approval.ts";
import { exportApprovals } from "./export-approvals.ts";
import { listApprovals, listWaitingApprovals } from "./list-approvals.ts";
import { approvalStateOf, at, selectRequests } from "./queries.ts";
import { withdrawApproval } from "./withdraw-approval.ts";

export const approvalsHandlers = (services: Services): Handlers<typeof approvalsRoutes> => ({
  askApproval: (call) => askApproval(services, call),
  withdrawApproval: (call) => withdrawApproval(services, call),
  listWaitingApprovals: (call) => listWaitingApprovals(services, call),
  listApprovals: (call) => listApprovals(services, call),
  exportApprovals: (call) => exportApprovals(services, call),
  answerApproval: (call) => answerApproval(services, call),

  async getApproval({ chain, actor, params, realNow }) {
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectRequests(q, chain).where("request.id", "=", params.id).where(at(actor.locationIds)),
    ]);
    return row ? approvalStateOf(row, realNow) : refuse("NOT_FOUND");
  },
});
