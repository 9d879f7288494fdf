import { earningOf } from "#features/loyalty/points/domain/points.ts";
import { untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { addStamps } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { pendingPurchaseDays } from "#packages/domain/limits.ts";
import type { ClubEvent } from "./club-events.ts";
import { type ClubLife, type LifeInvited, type LifeVisit, newMember, pick } from "./club-life.ts";
import { claim, No } from "./visit-life.ts";

export type Inviting = Extract<ClubEvent, { kind: "INVITE" }>;

const notJoined = ({ invited }: ClubLife) => invited.filter(({ joined }) => !joined);

/** Returns the guest to invite: every other time one who was invited before and has not joined. */
export function invitedBy(life: ClubLife, { which }: Inviting, newEmail: string): LifeInvited {
  const again = which % 2 === 0 ? pick(notJoined(life), which) : undefined;
  return again ?? { email: newEmail, joined: false, pending: [] };
}

export const joining = (life: ClubLife, which: number) => pick(notJoined(life), which);

/**
 * Returns the reason why a purchase cannot be saved for a guest: the refusal of the same visit today with an unused
 * card.
 */
function whyNot(life: ClubLife, { stamps, campaign }: Pick<Inviting, "stamps" | "campaign">): string | null {
  if (campaign && life.campaign !== "ACTIVE") return "CAMPAIGN_NOT_ACTIVE";
  for (const [index, count] of stamps.entries()) {
    if (count === 0) continue;
    const added = addStamps(untouchedCard, life.cards[index] as ClubLife["cards"][number], count, life.today);
    if (!added.ok) return added.reason;
  }
  return null;
}

/** Returns the possible part of an invitation. */
export function possibleWith(life: ClubLife, event: Inviting): Inviting {
  if (event.bold || !whyNot(life, event)) return event;
  return { ...event, stamps: [0, 0], campaign: false };
}

/** Stores a pending purchase, with the points promised to it by today's rule. */
export function invite(life: ClubLife, event: Inviting, whom: LifeInvited) {
  const { amountOre, stamps, campaign } = event;
  const isBought = amountOre !== null || stamps.some((count) => count > 0);
  const reason = isBought ? whyNot(life, event) : null;
  if (reason) throw new No(reason);
  if (!life.invited.includes(whom)) life.invited.push(whom);
  if (!isBought) return { waitsThrough: null, waitingPoints: 0 };
  const earning = amountOre === null ? null : earningOf(life.rule, amountOre, life.today);
  const { pointsPerKronaHundredths } = life.rule;
  const waitsThrough = life.today.add({ days: pendingPurchaseDays });
  const promised = earning && { ...earning, pointsPerKronaHundredths };
  whom.pending.push({ at: life.now, amountOre, promised, stamps, campaign, waitsThrough });
  return { waitsThrough: waitsThrough.toString(), waitingPoints: earning?.points ?? 0 };
}

/** Makes the guest a member, who gets the pending purchases that have not expired, in the order they were made. */
export function join(life: ClubLife, whom: LifeInvited): LifeVisit[] {
  whom.joined = true;
  const member = life.members.length;
  life.members.push(newMember(member, life.today, life.welcome === "ACTIVE"));
  const inTime = whom.pending.filter(({ waitsThrough }) => Temporal.PlainDate.compare(waitsThrough, life.today) >= 0);
  return inTime.flatMap((pending) => claim(life, member, pending) ?? []);
}
