import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  showCard: "Show card",
  greeting: "Hi {name}",
  greetingNoName: "Hi",
  unit: "{count, plural, one {point} other {points}}",
  leftTo: "{count, plural, other {#}} to go for {reward}",
  firstPoints: "Show your card when you shop to get started",
  allInReach: "Your points cover every reward",
  validThrough: "{count, plural, one {# point is} other {# points are}} valid through {day}",
  rewards: "Rewards",
  rewardReady: "Ready to use",
  rewardLeft: "{count, plural, one {# point to go} other {# points to go}}",
  rewardHow: "Show your card at the till when you want a reward.",
  latestPurchase: "Latest purchase",
  allPurchases: "All purchases",
  earned: "+{count, plural, other {#}}",
  nothingTitle: "Something good is coming",
  nothingText: "Show your card at the till next time you shop, and things will start to happen here.",
  installTitle: "Keep your card close at hand",
  installSafari: "Tap Share and choose “Add to Home Screen”.",
  installSamsung: "Tap the menu and choose “Add page to”, then “Home screen”.",
  installDone: "Hide this tip",
  allRewards: "All rewards",
  newsPoints: "You got {count, plural, one {# point} other {# points}}",
  newsStamps: "You got {count, plural, one {# stamp} other {# stamps}}",
  newsBoth:
    "You got {points, plural, one {# point} other {# points}} and {stamps, plural, one {# stamp} other {# stamps}}",
  newsFilledAll: "{count, plural, one {The point} other {The points}} made up for what a return had left missing",
  newsFilledSome: "{count, plural, one {# point} other {# points}} made up for what a return had left missing",
  newsCard: "Show the card again",
};
