import type { tillRoutes } from "@stammis/contract/till/routes";
import { todayIn } from "@stammis/domain/calendar";
import { balanceOn } from "@stammis/domain/ledger";
import { undoMinutes } from "@stammis/domain/limits";
import type { Handlers } from "../../call.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { couponOf, selectCoupons } from "../points/coupons.ts";
import { selectOpenLots, selectRule } from "../points/ledger.ts";
import { cancelRedemption } from "./cancel-redemption.ts";
import { findMembers, selectMemberAtTill, selectUndoable } from "./queries.ts";
import { registerPurchase } from "./register-purchase.ts";

export const tillHandlers = (services: Services): Handlers<typeof tillRoutes> => ({
  async findAtTill({ chain, actor, query, now }) {
    const today = todayIn(chain.timeZone, now);
    const [rows] = await services.db.read(chain.id, (q) => [findMembers(q, chain, actor, query.q, today)]);
    return rows;
  },

  async getAtTill({ chain, actor, params, now }) {
    const today = todayIn(chain.timeZone, now);
    const since = now.subtract({ minutes: undoMinutes });
    const [[member], lots, [rule], coupons, undoable] = await services.db.read(chain.id, (q) => [
      selectMemberAtTill(q, actor, params.id),
      selectOpenLots(q, params.id),
      selectRule(q),
      selectCoupons(q),
      selectUndoable(q, params.id, actor.accountId, since),
    ]);
    if (!member) return refuse("NOT_FOUND");
    return {
      id: member.id,
      membershipId: member.membership_number,
      firstName: member.first_name,
      lastName: member.last_name,
      email: member.email,
      phone: member.phone,
      clubPoints: balanceOn(lots, today),
      coupons: coupons.map(couponOf),
      latestPurchaseAt: member.last_purchase_at?.toString() ?? null,
      pointsActive: rule?.active ?? false,
      pointsPerKrona: (rule?.pointsPerKronaHundredths ?? 100) / 100,
      undoable: undoable.map(({ id, name, points, redeemed_at }) => ({
        redemptionId: id,
        name,
        points,
        redeemedAt: redeemed_at.toString(),
      })),
    };
  },

  registerPurchase: (call) => registerPurchase(services, call),
  cancelRedemption: (call) => cancelRedemption(services, call),
});
