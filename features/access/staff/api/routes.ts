import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { staffRoutes } from "../contract/routes.ts";
import { exportStaff } from "./export-staff.ts";
import { getAccess } from "./get-access.ts";
import { leaveChain, leaveCompany } from "./leave.ts";
import { listMade } from "./list-made.ts";
import { selectStaff } from "./queries.ts";
import { isSeenBy, staffMemberOf } from "./staff-member.ts";
import { removeStaff, updateStaff } from "./update-staff.ts";

export const staffHandlers = (services: Services): Handlers<typeof staffRoutes> => ({
  getAccess: (call) => getAccess(services, call),

  async listStaff({ chain, actor }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectStaff(q, chain)]);
    return rows.filter((row) => isSeenBy(actor, row)).map((row) => staffMemberOf(row, actor));
  },

  exportStaff: (call) => exportStaff(services, call),
  updateStaff: (call) => updateStaff(services, call),
  listMadeIntegrations: (call) => listMade(services, call),
  removeStaff: (call) => removeStaff(services, call),
  leaveCompany: (call) => leaveCompany(services, call),
  leaveChain: (call) => leaveChain(services, call),
});
