import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "What if …",
  enter: "Try another rule",
  lead: "Try a rule before you change it. The real purchases of the last year are worked through with it, and nothing changes for anybody.",
  tryIt: "Try it on the last year",
  failed: "The questions could not be fetched",
  notFound: "There is no such question",
  notFoundText: "Answers are kept for thirty days. Ask again, and it is worked out anew.",
  toQuestions: "To the questions",
  choose: "What would you like to try?",
  questions: { EARNING: "Points", REWARD: "Reward", CARD: "Stamp card" },
  nothing: {
    REWARD: "The club has no reward yet.",
    CARD: "The club has no stamp card yet.",
  },
  subject: { REWARD: "Reward", CARD: "Stamp card" },
  value: { EARNING: "Points per krona", REWARD: "Points it costs", CARD: "Stamps" },
  months: { EARNING: "Months they last", CARD: "Months to fill it" },
  today: "Today {value}",
  withToday: "{value} by today’s rule",
  noneToday: "No points are given today",
  wrong: {
    EARNING: "Type a number from 0.01 to 1,000",
    REWARD: "Type a whole number from 1 to 1,000,000",
    CARD: "Type a whole number from 2 to 30",
    months: "Type a whole number from 1 to 120",
    same: "That is how it is today. Change something.",
  },
  ask: "Work it out",
  askFailed: "The question could not be asked",
  held: {
    EARNING:
      "Everybody buys, returns and redeems exactly as they did. Both rules are taken to have begun on the period’s first day, and points that were there then or were given by hand stay as they are.",
    REWARD:
      "Everybody buys and earns points exactly as they did. Each time the reward was redeemed it costs the new price, if the points were there at that moment. No redemption is made up.",
    CARD: "Everybody gets their stamps on the days they got them. A card’s time runs from its first stamp, and cards that were begun before the period keep their terms.",
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
  period: "Worked out on {days}.",
  young: "Worked out on {days}. The club is younger than a year, so there is nothing further back to go by.",
  sandbox: "This is a sandbox: the purchases are made up, and so is the answer.",
  running: "{done} of {all} members are done",
  mayLeave: "You may leave the page. The answer waits here when it is ready.",
  givenUp: "The question could not be worked out. Five tries in a row went wrong, so we stopped.",
  again: "Try again",
  againFailed: "Could not ask again",
  stop: "Cancel",
  remove: "Remove",
  removed: "The question is removed",
  removeFailed: "The question could not be removed",
  change: "Change it and ask again",
  open: { EARNING: "To the points rule", REWARD: "To the reward", CARD: "To the stamp card" },
  answerTitle: "What it would have come to",
  tooFew: {
    none: "Nothing of the kind happened in the period, so there is nothing to go by.",
    EARNING:
      "{count, plural, one {One purchase is too few} other {{things} purchases are too few}} to tell. Only from {fewest} do they say more than chance.",
    REWARD:
      "{count, plural, one {One redemption is too few} other {{things} redemptions are too few}} to tell. Only from {fewest} do they say more than chance.",
    CARD: "{count, plural, one {One visit with stamps is too few} other {{things} visits with stamps are too few}} to tell. Only from {fewest} do they say more than chance.",
  },
  earning: {
    more: "Members would have got {points} points more: {next} instead of {now}.",
    fewer: "Members would have got {points} points fewer: {next} instead of {now}.",
    equal: "Members would have got as many points, {now}.",
    expired: "{next} points would have expired unused, instead of {now}.",
    expiredAlike: "As many points would have expired unused, {now}.",
    costsMore: "What is used or still there would have cost {kronor} more.",
    costsLess: "What is used or still there would have cost {kronor} less.",
    lacking: "{points} of the points that were used would not have been there.",
    tooEarly:
      "The points last longer than the period and have not had time to expire. So what another validity means cannot be seen here.",
    setCost: "Say what a point costs to see it in kronor",
  },
  reward: {
    all: "{count, plural, one {The one time it was redeemed the points would have done} other {All {now} times it was redeemed the points would have done}} at that price, too.",
    some: "{next} of the {now} times it was redeemed the points would have done at that price, too.",
    oftener: "The points would have done {next} of the times it was redeemed, instead of {now}.",
    without:
      "{count, plural, one {One member} other {{members} members}} would have gone without at least one they took.",
    spared:
      "For those times members would have paid {points} points less{worth, select, none {} other {, worth {worth}}}.",
    paid: "For those times members would have paid {points} points more{worth, select, none {} other {, worth {worth}}}.",
    enough:
      "Today {count, plural, =0 {nobody has} one {one member has} other {{next} members have}} points enough, instead of {now}.",
    could:
      "Of those who never took it {next} would at some time have had points enough, instead of {now}. Whether they would have taken it nobody knows.",
  },
  card: {
    more: "The cards would have been filled {next} times instead of {now}: {count, plural, one {one reward} other {{difference} rewards}} more.",
    fewer:
      "The cards would have been filled {next} times instead of {now}: {count, plural, one {one reward} other {{difference} rewards}} fewer.",
    equal: "The cards would have been filled as many times, {now}.",
    worth:
      "What it comes to in kronor cannot be said: the card’s reward is written in words and has no value in kronor.",
    lapsed: "{next} would have run out before they were full, instead of {now}.",
  },
  gaining: {
    EARNING:
      "{count, plural, one {One member} other {{members} members}} would have had more points, at most {most} more.",
    REWARD: "{count, plural, one {One member} other {{members} members}} would have spared points, at most {most}.",
    CARD: "{count, plural, one {One member} other {{members} members}} would have got more rewards, at most {most}.",
  },
  losing: {
    EARNING:
      "{count, plural, one {One member} other {{members} members}} would have had fewer points, at most {most} fewer.",
    REWARD:
      "{count, plural, one {One member} other {{members} members}} would have paid more, at most {most} points, or gone without.",
    CARD: "{count, plural, one {One member} other {{members} members}} would have got fewer rewards, at most {most}.",
  },
  nobody: "No member would have noticed a difference.",
  figures: {
    given: "Points given",
    expired: "Points expired",
    left: "Points left at the period’s end",
    lacking: "Points that would not have been there",
    taken: "Rewards redeemed",
    refused: "Redemptions out of reach",
    spent: "Points they cost",
    without: "Members who went without",
    enough: "Members with points enough today",
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
  historyNote: "Answers are kept for thirty days and say nothing of anybody in particular.",
  columns: { question: "Question", answer: "Answer", by: "Asked by", when: "When" },
  short: {
    running: "Being worked out",
    failed: "Could not be worked out",
    tooFew: "Too few to tell",
    EARNING: "{change} points",
    REWARD: "{next} of {now} redeemed",
    CARD: "{change} rewards",
  },
};
