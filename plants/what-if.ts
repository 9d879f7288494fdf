import type { Plant } from "./plant.ts";

const rules = "packages/domain/src/what-if";
const act = "apps/api/src/features/what-if";

export const whatIf: Plant[] = [
  {
    story: "in a replay points are gone on their last day",
    file: `${rules}/replay-points.ts`,
    from: "Temporal.PlainDate.compare(validThrough, day) < 0;",
    to: "Temporal.PlainDate.compare(validThrough, day) <= 0;",
    tests: [`${rules}/what-if-earning.test.ts`],
  },
  {
    story: "in a replay a visit's own points pay for its reward",
    file: `${rules}/replay-points.ts`,
    from: "[...taken.map((each) => ({ taken: each })), ...given.map((each) => ({ given: each }))]",
    to: "[...given.map((each) => ({ given: each })), ...taken.map((each) => ({ taken: each }))]",
    tests: [`${rules}/what-if-earning.test.ts`],
  },
  {
    story: "whoever has just the price of a reward is refused it in a replay",
    file: `${rules}/what-if-reward.ts`,
    from: "paid.push(there >= price);",
    to: "paid.push(there > price);",
    tests: [`${rules}/what-if-reward.test.ts`],
  },
  {
    story: "a reward that nobody took is said to be redeemed at a lower price",
    file: `${rules}/what-if-reward.ts`,
    from: "const count = paid.filter(Boolean).length;",
    to: "const count = paid.filter(Boolean).length + (paid.length === 0 && most >= price ? 1 : 0);",
    tests: [`${rules}/what-if-reward.test.ts`],
  },
  {
    story: "a card begun before the year takes the length that is asked about",
    file: `${rules}/what-if-card.ts`,
    from: "let open = begun;",
    to: "let open = begun && { ...begun, stampsAmount: value };",
    tests: [`${rules}/what-if-card.test.ts`],
  },
  {
    story: "points from before the year are not there in its replay",
    file: `${act}/year-queries.ts`,
    from: " or earned_on < ${from}::date)`",
    to: ")`",
    tests: [`${act}/what-if.test.ts`],
  },
  {
    story: "a replay that lost its worker begins again and counts its members twice",
    file: `${act}/jobs.ts`,
    from: "found.through_member ?? 0",
    to: "0 * (found.through_member ?? 0)",
    tests: [`${act}/what-if.test.ts`],
  },
  {
    story: "answers of a replay are kept as long as the club",
    file: `${act}/forget-what-ifs.ts`,
    from: '.where("asked_at", "<", old)',
    to: '.where("asked_at", ">", old)',
    tests: [`${act}/what-if.test.ts`],
  },
];
