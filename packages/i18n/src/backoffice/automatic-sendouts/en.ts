import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  tab: "Automatic",
  onceTab: "Once",
  begin: "Goes by itself",
  beginHint: "A message to each one when their time comes. Begin with a text that is written.",
  emptyTitle: "Nothing goes by itself yet",
  emptyText: "Congratulate on birthdays, welcome who is new or remind of points: we send it when the time comes.",
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
    BIRTHDAY: "0 is the day itself. Nobody is congratulated afterwards.",
    WELCOME: "0 is the same day, or the next if they joined after the time of day.",
    POINTS_EXPIRING: "Those who buy often are reminded no more often than that.",
    CARD_NEARLY_FULL: "Once each time the card is filled.",
    AWAY: "Those who have been away longer already get nothing: write to them with an ordinary sendout.",
  },
  amountWrong: "A whole number from {low} to {high}",
  card: "Stamp card",
  chooseCard: "Choose a stamp card",
  noCards: "There is no stamp card yet.",
  aCard: "the stamp card",
  at: "Time of day",
  atHint: "The club’s time ({zone}). In quiet hours it goes when they end, the same day.",
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
  startTitle: "Start {name}?",
  start: "Start",
  started: "{name} is on",
  starts: "Every day: {when}. Each one gets it once when their time comes.",
  reach:
    "So many can be reached today; each one gets it only when their time comes. Credits are drawn the day it is sent. If they are not enough, the rest get nothing that day.",
  stop: "Stop for good",
  stopTitle: "Stop {name} for good?",
  stopText:
    "From now on nobody gets it, not even those it is being sent to. What is sent cannot be taken back, and it cannot be started again. Pause it instead if it is to go on later.",
  stopped: "{name} is stopped for good",
  stoppedAt: "Stopped {when}",
  stoppedWord: "Stopped",
  change: "Change",
  changeText:
    "It is paused. What you change counts for everyone who gets it once you resume, those who wait included. Occasion, recipients and channel stay as they were when it was started: for others, make a new one.",
  changeApproved:
    "It is paused. What you change counts for everyone who gets it once you resume and somebody else has approved it again, those who wait included. Occasion, recipients and channel stay as they were when it was started: for others, make a new one.",
  boughtSince: "Purchases within {days} days of each one’s own day, for days from {day} on.",
};
