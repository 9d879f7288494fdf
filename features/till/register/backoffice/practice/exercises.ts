import type { Confirmed } from "../desk/finished.ts";

/** What new staff try in a sandbox, in the order in which it is learned. */
export const exercises = ["open", "purchase", "stamp", "reward", "undo", "invite"] as const;
export type Exercise = (typeof exercises)[number];

/** Returns the exercises that a confirmed registration completes. */
export function exercisesIn(confirmed: Confirmed): Exercise[] {
  if (confirmed.kind === "invited") return ["invite"];
  const { totalAmount, discount, stampcards, completed, redemptions } = confirmed.registered;
  return [
    ...(totalAmount + discount > 0 ? ["purchase" as const] : []),
    ...(stampcards.length + completed.length > 0 ? ["stamp" as const] : []),
    ...(redemptions.length > 0 ? ["reward" as const] : []),
  ];
}
