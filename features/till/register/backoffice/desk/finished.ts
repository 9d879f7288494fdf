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

/** A visit in the queue, because the server is not reached. */
export interface Queued {
  kind: "queued";
  visit: Visit;
  /** The points that it earns by the rules that the till knows; 0 without points. */
  points: number;
}

/** A registration that the server has confirmed. */
export type Confirmed = Done | Awaited;
/** The result that the full screen shows. */
export type Finished = Confirmed | Queued;

export const isVisit = (result: Confirmed | null, purchaseId: number) =>
  result?.kind === "done" && result.registered.purchaseId === purchaseId;

export const doneOf = (
  { registered, membershipId }: Pick<Done, "registered" | "membershipId">,
  sent: Visit,
  member: TillMember | undefined,
): Done => ({
  kind: "done",
  registered,
  membershipId,
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
