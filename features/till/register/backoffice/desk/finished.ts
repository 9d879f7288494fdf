import type { Invited, Registered, TillMember } from "../queries.ts";
import { amountOf } from "../visit/registration.ts";
import type { Visit } from "../visit/visit.ts";
import { stampsOf } from "../visit/visit-plan.ts";

/** A registered visit, with its member as shown before it. */
export interface Done {
  kind: "done";
  registered: Registered;
  membershipId: string;
  member: TillMember | undefined;
  /** The name as the till knew it; empty for a nameless member. */
  name: string;
  at: number;
}

/** A sent invitation with its pending purchase. */
export interface Awaited {
  kind: "invited";
  invited: Invited;
  contact: string;
  /** Kronor; null without a purchase. */
  amount: number | null;
  stamps: number;
  at: number;
}

/** The result that the full screen shows. */
export type Finished = Done | Awaited;

export const isVisit = (result: Finished | null, purchaseId: number) =>
  result?.kind === "done" && result.registered.purchaseId === purchaseId;

export const doneOf = (registered: Registered, sent: Visit, member: TillMember | undefined): Done => ({
  kind: "done",
  registered,
  membershipId: sent.membershipId ?? "",
  member,
  name: sent.name,
  at: Date.now(),
});

export const awaitedOf = (invited: Invited, sent: Visit): Awaited => ({
  kind: "invited",
  invited,
  contact: sent.invitee ?? "",
  amount: amountOf(sent),
  stamps: stampsOf(sent),
  at: Date.now(),
});
