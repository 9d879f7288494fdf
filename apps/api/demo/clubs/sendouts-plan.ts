import type { Automatic } from "#features/messages/sendouts/domain/occasions.ts";

/** The e-mail of a sendout: a text and a button under the banner of a campaign, by its place in the plan. */
export interface EmailPlan {
  subject: string;
  preheader: string;
  banner: number | null;
  text: string;
  button: { label: string; target: string };
}

/** A sent message from a club to all its members. */
export interface SendoutPlan {
  name: string;
  /** The days before today, and the hour, of the sending, or of the start of an automatic sendout. */
  daysAgo: number;
  hour: number;
  occasion: Extract<Automatic["occasion"], { kind: "BIRTHDAY" }> | null;
  sms: string | null;
  email: EmailPlan | null;
  heldOutPercent: number;
  /** The probability that the message brings a recipient in during the following week. */
  drawsIn: number;
}
