import type { Channel } from "#packages/domain/people/channels.ts";
import type { ClubPlan } from "../clubs/plan.ts";
import type { SendoutPlan } from "../clubs/sendouts-plan.ts";
import type { Span } from "./days.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { type Visit, visitOn } from "./visits.ts";

/** A message to a member, or the reason why none was sent. */
export interface DemoMessage {
  /** Place in the plan's list of sendouts. */
  sendout: number;
  /** The year of the birthday; 0 for a sendout that is sent once. */
  occasion: number;
  medium: Channel;
  chosenAt: Temporal.PlainDateTime;
  state: "SENT" | "SKIPPED" | "HELD_OUT";
  reason: "NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | null;
  report: "DELIVERED" | "BOUNCED" | null;
  clickedAt: Temporal.PlainDateTime | null;
  saysNoAt: Temporal.PlainDateTime | null;
}

const comesBack = 0.02;
const clicks = 0.24;
const saysNo = 0.012;
const reachesPhone = 0.97;

/** Returns when a member was due the message: the sending time, or each birthday since the start. */
function momentsOf({ daysAgo, hour, occasion }: SendoutPlan, { birthday }: Person, { now }: Span) {
  const first = now.toPlainDate().subtract({ days: daysAgo });
  const days = occasion ? (birthday ? [now.year - 1, now.year].map((year) => birthday.with({ year })) : []) : [first];
  return days
    .map((day) => day.toPlainDateTime({ hour }))
    .filter(
      (at) => Temporal.PlainDateTime.compare(at, now) < 0 && Temporal.PlainDate.compare(at.toPlainDate(), first) >= 0,
    );
}

/**
 * Returns the club's messages to one member, in order: nothing more after an unsubscribe, and no e-mail after a bounce.
 */
export function messagesTo(plan: ClubPlan, person: Person, span: Span, random: Random): DemoMessage[] {
  const { agreesTo } = person;
  const yes = { SMS: agreesTo.phone, EMAIL: agreesTo.email };
  const address = { SMS: person.phone, EMAIL: person.email };
  let cameBack = false;
  const dueMessages = plan.sendouts
    .flatMap((sendout, place) => momentsOf(sendout, person, span).map((at) => ({ sendout, place, at })))
    .filter(({ at }) => Temporal.PlainDateTime.compare(person.joinedAt, at) < 0)
    .sort((a, b) => Temporal.PlainDateTime.compare(a.at, b.at));
  const past = (at: Temporal.PlainDateTime) => (Temporal.PlainDateTime.compare(at, span.now) < 0 ? at : null);

  type Outcome = Pick<DemoMessage, "state" | "reason" | "report" | "clickedAt" | "saysNoAt">;
  function outcomeOf(sendout: SendoutPlan, medium: Channel, at: Temporal.PlainDateTime, isHeldOut: boolean): Outcome {
    const nothing = { report: null, clickedAt: null, saysNoAt: null };
    const hasBounced = medium === "EMAIL" && cameBack;
    const reason = !address[medium] ? "NO_ADDRESS" : hasBounced ? "BOUNCED" : yes[medium] ? null : "NO_CONSENT";
    if (reason) return { state: "SKIPPED", reason, ...nothing };
    if (isHeldOut) return { state: "HELD_OUT", reason: null, ...nothing };
    const sent = { state: "SENT", reason: null } as const;
    const minutes = 2 + random.int(60 * 30);
    if (medium === "SMS") return { ...sent, ...nothing, report: random.chance(reachesPhone) ? "DELIVERED" : null };
    if (random.chance(comesBack)) {
      cameBack = true;
      return { ...sent, ...nothing, report: "BOUNCED" };
    }
    const saysNoAt = !sendout.occasion && random.chance(saysNo) ? past(at.add({ minutes })) : null;
    if (saysNoAt) yes.EMAIL = false;
    const clickedAt = !saysNoAt && random.chance(clicks) ? past(at.add({ minutes })) : null;
    return { ...sent, report: null, clickedAt, saysNoAt };
  }

  return dueMessages.flatMap(({ sendout, place, at }) => {
    const isHeldOut = random.chance(sendout.heldOutPercent / 100);
    const media: Channel[] = [
      ...(sendout.sms ? (["SMS"] as const) : []),
      ...(sendout.email ? (["EMAIL"] as const) : []),
    ];
    const occasion = sendout.occasion ? at.year : 0;
    return media.map((medium) => ({
      sendout: place,
      occasion,
      medium,
      chosenAt: at,
      ...outcomeOf(sendout, medium, at, isHeldOut),
    }));
  });
}

const inWeek = 6;

/** Adds the visits that messages caused: one each, within the week after. */
export function withDrawn(
  visits: readonly Visit[],
  messages: readonly DemoMessage[],
  { plan, person, span }: { plan: ClubPlan; person: Person; span: Span },
  random: Random,
): Visit[] {
  const drawn = messages.flatMap(({ sendout, state, report, chosenAt }) => {
    const came = state === "SENT" && report !== "BOUNCED" && random.chance(plan.sendouts[sendout]?.drawsIn ?? 0);
    const on = chosenAt.toPlainDate().add({ days: 1 + random.int(inWeek) });
    const day = came && span.days.find((each) => each.on.equals(on));
    return (day && day.weight > 0 && visitOn(plan, person, day, span, random)) || [];
  });
  return [...visits, ...drawn].sort((a, b) => Temporal.PlainDateTime.compare(a.at, b.at));
}
