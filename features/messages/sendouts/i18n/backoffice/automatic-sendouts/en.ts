import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  tab: "Automatic",
  onceTab: "Once",
  begin: "Automatic",
  beginHint: "A message to each member at the right time. Start from a ready-made text.",
  emptyTitle: "No automatic sendouts yet",
  emptyText: "Celebrate birthdays, welcome new members or remind them of points: we send it at the right time.",
  newTitle: "New automatic sendout",
  occasion: "When",
  kind: "Occasion",
  kinds: {
    BIRTHDAY: "Birthday",
    WELCOME: "New member",
    POINTS_EXPIRING: "Points about to expire",
    CARD_NEARLY_FULL: "Stamp card nearly full",
    AWAY: "No purchase for a while",
  },
  amounts: {
    BIRTHDAY: "Days before the birthday",
    WELCOME: "Days after they joined",
    POINTS_EXPIRING: "Days before points expire",
    CARD_NEARLY_FULL: "Stamps left, or fewer",
    AWAY: "Days since the latest purchase",
  },
  hints: {
    BIRTHDAY: "0 is the day itself. Nobody is congratulated late.",
    WELCOME: "0 is the same day, or the next if they join after the time you set.",
    POINTS_EXPIRING: "At most one reminder in that many days for each member.",
    CARD_NEARLY_FULL: "Once for each time the card is filled.",
    AWAY: "Those who’ve already been away longer get nothing: write to them with an ordinary sendout.",
  },
  amountWrong: "A whole number from {low} to {high}",
  card: "Stamp card",
  chooseCard: "Choose a stamp card",
  noCards: "No stamp cards yet.",
  aCard: "the stamp card",
  at: "Time of day",
  atHint: "The club’s time ({zone}). During quiet hours it waits until they end, the same day.",
  when: {
    BIRTHDAY:
      "{count, plural, =0 {On the birthday} one {One day before the birthday} other {# days before the birthday}}, at {at}",
    WELCOME:
      "{count, plural, =0 {The day they join} one {One day after they joined} other {# days after they joined}}, at {at}",
    POINTS_EXPIRING: "{count, plural, one {One day} other {# days}} before points expire, at {at}",
    CARD_NEARLY_FULL: "{count, plural, one {One stamp} other {# stamps or fewer}} left on {card}, at {at}",
    AWAY: "{count, plural, one {One day} other {# days}} without a purchase, at {at}",
  },
  on: "On",
  nextDay: "Next time",
  next: "Next time: {when}",
  lately: "Sent, 30 days",
  sentLately: "{count, number} sent in the last 30 days",
  latest: "Latest {when}",
  startTitle: "Start “{name}”?",
  start: "Start",
  started: "“{name}” is on",
  starts: "Every day: {when}. Each member gets it once, when it’s due.",
  reach:
    "How many can be reached today; each member gets it only when it’s due. Credits are drawn the day it’s sent. If there aren’t enough, the rest get nothing that day.",
  stop: "Stop for good",
  stopTitle: "Stop {name} for good?",
  stopText:
    "From now on nobody gets it, not even those it’s being sent to right now. What’s already sent can’t be taken back, and it can’t be started again. To continue later, pause it instead.",
  stopped: "{name} is stopped for good",
  stoppedAt: "Stopped {when}",
  stoppedWord: "Stopped",
  change: "Change",
  changeText:
    "It’s paused. Your changes apply to everyone who gets it once you resume, including those waiting. Occasion, recipients and channel stay as they were when it was started: for others, make a new one.",
  changeApproved:
    "It’s paused. Your changes apply to everyone who gets it once you resume and somebody else has approved it again, including those waiting. Occasion, recipients and channel stay as they were when it was started: for others, make a new one.",
  boughtSince: "Purchases within {days} days of each member’s own day, for days from {day} on.",
};
