import type { Automatic } from "#features/messages/sendouts/domain/occasions.ts";

/** What a sendout says by e-mail: a text and a button under the banner of a campaign, by its place in the plan. */
export interface EmailPlan {
  subject: string;
  preheader: string;
  banner: number | null;
  text: string;
  button: { label: string; target: string };
}

/** A message of a club to all of its members, as it went. */
export interface SendoutPlan {
  name: string;
  /** Days before today on which it went, or an automatic one was started; and the hour. */
  daysAgo: number;
  hour: number;
  occasion: Extract<Automatic["occasion"], { kind: "BIRTHDAY" }> | null;
  sms: string | null;
  email: EmailPlan | null;
  heldOutPercent: number;
  /** How often somebody who got it comes by in the week after for its sake. */
  drawsIn: number;
}
