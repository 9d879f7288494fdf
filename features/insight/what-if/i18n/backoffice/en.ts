import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "What if …",
  enter: "Try another rule",
  lead: "Try a rule before you change it. The past year’s real purchases are worked through with it, and nothing changes for anyone.",
  tryIt: "Try it on the past year",
  failed: "The questions could not be fetched",
  notFound: "Question not found",
  notFoundText: "Answers are kept for thirty days. Ask again to get a new one.",
  toQuestions: "Go to questions",
  choose: "What would you like to try?",
  questions: { EARNING: "Points", REWARD: "Reward", CARD: "Stamp card" },
  nothing: {
    REWARD: "The club has no reward yet.",
    CARD: "The club has no stamp card yet.",
  },
  subject: { REWARD: "Reward", CARD: "Stamp card" },
  value: { EARNING: "Points per krona", REWARD: "Cost in points", CARD: "Stamps" },
  months: { EARNING: "Months they last", CARD: "Months to fill it" },
  today: "Today {value}",
  withToday: "{value} by today’s rule",
  noneToday: "No points are given today",
  wrong: {
    EARNING: "Type a number from 0.01 to 1,000",
    REWARD: "Type a whole number from 1 to 1,000,000",
    CARD: "Type a whole number from 2 to 30",
    months: "Type a whole number from 1 to 120",
    same: "That’s how it is today. Change something.",
  },
  ask: "Work it out",
  askFailed: "The question could not be asked",
  held: {
    EARNING:
      "Everyone buys, returns and redeems exactly as they did. Both rules are treated as if they began on the period’s first day, and points that were there then or were given by hand stay as they are.",
    REWARD:
      "Everyone buys and earns points exactly as they did. Each time the reward was redeemed it costs the new price, if there were enough points at that moment. No redemptions are made up.",
    CARD: "Everyone gets their stamps on the days they got them. A card’s time runs from its first stamp, and cards begun before the period keep their terms.",
  },
  monthsSaid: "{count, plural, one {one month} other {# months}}",
  asked: {
    rate: "{next} points per krona instead of {now}",
    rateForMonths: "{next} points per krona that last {nextMonths}, instead of {now} that last {nowMonths}",
    fromNone: "{next} points per krona that last {nextMonths}, instead of none",
    months: "Points that last {nextMonths} instead of {nowMonths}",
    price: "{subject} for {next} points instead of {now}",
    stamps: "{subject} with {next} stamps instead of {now}",
    stampsForMonths: "{subject} with {next} stamps in {nextMonths}, instead of {now} in {nowMonths}",
    cardMonths: "{subject} in {nextMonths} instead of {nowMonths}",
  },
  period: "Based on {days}.",
  young: "Based on {days}. The club is less than a year old, so there’s nothing further back to go by.",
  sandbox: "This is a sandbox: the purchases are made up, and so is the answer.",
  running: "{done} of {all} members done",
  mayLeave: "You can leave the page. The answer will be here when it’s ready.",
  givenUp: "We couldn’t work out the question. Five attempts in a row went wrong, so we stopped.",
  again: "Try again",
  againFailed: "Could not ask again",
  stop: "Cancel",
  remove: "Remove",
  removed: "Question removed",
  removeFailed: "The question could not be removed",
  change: "Change it and ask again",
  open: { EARNING: "To the points rule", REWARD: "To the reward", CARD: "To the stamp card" },
  answerTitle: "What it would have come to",
  tooFew: {
    none: "Nothing of the kind happened in the period, so there’s nothing to go by.",
    EARNING:
      "{count, plural, one {One purchase is too few} other {{things} purchases are too few}} to tell. It takes {fewest} before they say more than chance.",
    REWARD:
      "{count, plural, one {One redemption is too few} other {{things} redemptions are too few}} to tell. It takes {fewest} before they say more than chance.",
    CARD: "{count, plural, one {One visit with stamps is too few} other {{things} visits with stamps are too few}} to tell. It takes {fewest} before they say more than chance.",
  },
  earning: {
    more: "Members would have got {points} more points: {next} instead of {now}.",
    fewer: "Members would have got {points} fewer points: {next} instead of {now}.",
    equal: "Members would have got just as many points, {now}.",
    expired: "{next} points would have expired unused, instead of {now}.",
    expiredAlike: "Just as many points would have expired unused, {now}.",
    costsMore: "What’s used or still there would have cost {kronor} more.",
    costsLess: "What’s used or still there would have cost {kronor} less.",
    lacking: "{points} of the points that were used wouldn’t have been there.",
    tooEarly:
      "The points last longer than the period and haven’t had time to expire, so what a different validity would mean can’t be seen here.",
    setCost: "Set a point’s cost to see it in kronor",
  },
  reward: {
    all: "{count, plural, one {The one time it was redeemed, there would have been enough points} other {All {now} times it was redeemed, there would have been enough points}} at that price too.",
    some: "{next} of the {now} times it was redeemed, there would have been enough points at that price too.",
    oftener: "There would have been enough points {next} of the times it was redeemed, instead of {now}.",
    without:
      "{count, plural, one {One member} other {{members} members}} would have gone without at least one they took.",
    spared:
      "For those times members would have paid {points} fewer points{worth, select, none {} other {, worth {worth}}}.",
    paid: "For those times members would have paid {points} more points{worth, select, none {} other {, worth {worth}}}.",
    enough:
      "Today {count, plural, =0 {nobody has} one {one member has} other {{next} members have}} enough points, instead of {now}.",
    could:
      "Of those who never took it, {next} would at some point have had enough points, instead of {now}. Nobody knows whether they would have taken it.",
  },
  card: {
    more: "The cards would have been filled {next} times instead of {now}: {count, plural, one {one reward} other {{difference} rewards}} more.",
    fewer:
      "The cards would have been filled {next} times instead of {now}: {count, plural, one {one reward} other {{difference} rewards}} fewer.",
    equal: "The cards would have been filled just as many times, {now}.",
    worth:
      "What it comes to in kronor can’t be said: the card’s reward is written in words and has no value in kronor.",
    lapsed: "{next} would have run out before they were full, instead of {now}.",
  },
  gaining: {
    EARNING:
      "{count, plural, one {One member} other {{members} members}} would have had more points, up to {most} more.",
    REWARD: "{count, plural, one {One member} other {{members} members}} would have saved points, up to {most}.",
    CARD: "{count, plural, one {One member} other {{members} members}} would have got more rewards, up to {most}.",
  },
  losing: {
    EARNING:
      "{count, plural, one {One member} other {{members} members}} would have had fewer points, up to {most} fewer.",
    REWARD:
      "{count, plural, one {One member} other {{members} members}} would have paid more, up to {most} points, or gone without.",
    CARD: "{count, plural, one {One member} other {{members} members}} would have got fewer rewards, up to {most}.",
  },
  nobody: "No member would have noticed a difference.",
  figures: {
    given: "Points given",
    expired: "Points expired",
    left: "Points left at the period’s end",
    lacking: "Points that wouldn’t have been there",
    taken: "Rewards redeemed",
    refused: "Redemptions out of reach",
    spent: "Points they cost",
    without: "Members who went without",
    enough: "Members with enough points today",
    could: "Members who could have",
    begun: "Cards begun",
    filled: "Cards filled",
    lapsed: "Cards run out",
  },
  byToday: "By today’s rule",
  byNew: "By the new one",
  chart: {
    given: "Points given, month by month: by today’s rule above the line, <mark>by the new one</mark> below",
    expired: "Points expired, month by month: by today’s rule above the line, <mark>by the new one</mark> below",
    taken: "Rewards redeemed, month by month: at today’s price above the line, <mark>at the new one</mark> below",
    filled: "Cards filled, month by month: by today’s rule above the line, <mark>by the new one</mark> below",
  },
  table: { sums: "The answer in numbers", months: "The answer month by month" },
  figure: "What",
  month: "Month",
  history: "Earlier questions",
  historyNote: "Answers are kept for thirty days and say nothing about any one person.",
  columns: { question: "Question", answer: "Answer", by: "Asked by", when: "When" },
  short: {
    running: "Being worked out",
    failed: "Couldn’t be worked out",
    tooFew: "Too few to tell",
    EARNING: "{change} points",
    REWARD: "{next} of {now} redeemed",
    CARD: "{change} rewards",
  },
  palette: {
    acts: {
      tryRule: "Try another rule",
    },
    also: {
      tryRule: "what if simulate points price stamps",
    },
  },
};
