import type { Plant } from "./plant.ts";

const act = "apps/api/src/features";
const cards = "packages/domain/src/stamp-cards";

/** Changes of what runs, where it runs, and what leads into a club. */
export const published: Plant[] = [
  {
    story: "who collects needs more stamps when the card is made harder",
    file: `${cards}/better-promise.ts`,
    from: "stampsAmount: Math.min(filling.stampsAmount, Math.max(rule.stampsAmount, filling.collected)),",
    to: "stampsAmount: Math.max(rule.stampsAmount, filling.collected),",
    tests: [`${cards}/better-promise.test.ts`],
  },
  {
    story: "a changed card takes days of the reward that were promised",
    file: `${cards}/better-promise.ts`,
    from: "rewardDays: Math.max(filling.rewardDays, rule.dayValidation),",
    to: "rewardDays: rule.dayValidation,",
    tests: [`${cards}/better-promise.test.ts`],
  },
  {
    story: "a card that ran out lives again when its months become more",
    file: `${act}/stamp-cards/better-promises.ts`,
    from: "      and ends_on >= ${today}::date`;",
    to: "`;",
    tests: [`${act}/stamp-cards/better-promises.test.ts`],
  },
  {
    story: "nobody is told that a change fills their card",
    file: `${act}/stamp-cards/better-promises.ts`,
    from: "collected >= ${stampsAmount}::int`;",
    to: "collected > ${stampsAmount}::int`;",
    tests: [`${act}/stamp-cards/better-promises.test.ts`],
  },
  {
    story: "a card's figures forget those whom a changed promise has met",
    file: `${act}/stamp-cards/better-promises.ts`,
    from: "await countChangedFillings(trx, change.stampCardId, rows);",
    to: "",
    tests: [`${act}/stamp-cards`, `${act}/figures/figures.test.ts`],
  },
  {
    story: "a campaign still runs where it ran before",
    file: `${act}/campaigns/campaign-places.ts`,
    from: '  await trx.deleteFrom("campaign_location").where("campaign_id", "=", id).execute();\n',
    to: "",
    tests: [`${act}/campaigns/campaign-places.test.ts`],
  },
  {
    story: "a member sees at home what runs elsewhere",
    file: `${act}/consumer/offers.ts`,
    from: "home === null || runsAt(row.location_ids, home)",
    to: "home === null || row.location_ids.length > 0",
    tests: [`${act}/campaigns/campaign-places.test.ts`],
  },
  {
    story: "a local merchant prints the code of somebody else's point of sale",
    file: `${act}/posters/get-poster.ts`,
    from: "selectOwnLocations(q, actor.locationIds)",
    to: "selectOwnLocations(q, null)",
    tests: [`${act}/posters/posters.test.ts`],
  },
  {
    story: "a till is told what runs at other points of sale",
    file: `${act}/till/get-facts.ts`,
    from: "seesCampaign(actor.locationIds, location_ids)",
    to: "seesCampaign(null, location_ids)",
    tests: ["apps/api/test/own-places.test.ts"],
  },
  {
    story: "a poster's code leads to the page, not to the sign-up",
    file: `${act}/posters/get-poster.ts`,
    from: "`/${location.subpage}/onboarding`",
    to: "`/${location.subpage}`",
    tests: [`${act}/posters/posters.test.ts`],
  },
  {
    story: "a poster promises what is still a draft",
    file: `${act}/posters/queries.ts`,
    from: '    .where("publish_status", "=", "ACTIVE")\n',
    to: "",
    tests: [`${act}/posters/posters.test.ts`],
  },
  {
    story: "a poster is cut where its colour ends",
    file: `${act}/posters/draw-poster.ts`,
    from: "TrimBox: [bleed, bleed, bleed + width, bleed + height]",
    to: "TrimBox: [0, 0, 2 * bleed + width, 2 * bleed + height]",
    tests: [`${act}/posters/posters.test.ts`],
  },
  {
    story: "who stands in a pasted list twice is invited twice",
    file: "apps/backoffice/src/features/attract/read-paste.ts",
    from: "found.set(part.toLowerCase(), { email: part })",
    to: "found.set(part, { email: part })",
    tests: ["apps/backoffice/src/features/attract/read-paste.test.ts"],
  },
  {
    story: "names beside pasted addresses are told as mistakes",
    file: "apps/backoffice/src/features/attract/read-paste.ts",
    from: "if (!/\\d/.test(part)) continue;",
    to: "",
    tests: ["apps/backoffice/src/features/attract/read-paste.test.ts"],
  },
];
