import type { Plant } from "./plant.ts";

export const whatIf: Plant[] = [
  {
    story: "in a replay points are gone on their last day",
    file: "features/insight/what-if/domain/replay-points.ts",
    from: "Temporal.PlainDate.compare(validThrough, day) < 0;",
    to: "Temporal.PlainDate.compare(validThrough, day) <= 0;",
    tests: ["features/insight/what-if/domain/what-if-earning.test.ts"],
  },
  {
    story: "in a replay a visit's own points pay for its reward",
    file: "features/insight/what-if/domain/replay-points.ts",
    from: "[...taken.map((each) => ({ taken: each })), ...given.map((each) => ({ given: each }))]",
    to: "[...given.map((each) => ({ given: each })), ...taken.map((each) => ({ taken: each }))]",
    tests: ["features/insight/what-if/domain/what-if-earning.test.ts"],
  },
  {
    story: "whoever has just the price of a reward is refused it in a replay",
    file: "features/insight/what-if/domain/what-if-reward.ts",
    from: "paid.push(there >= price);",
    to: "paid.push(there > price);",
    tests: ["features/insight/what-if/domain/what-if-reward.test.ts"],
  },
  {
    story: "a reward that nobody took is said to be redeemed at a lower price",
    file: "features/insight/what-if/domain/what-if-reward.ts",
    from: "const count = paid.filter(Boolean).length;",
    to: "const count = paid.filter(Boolean).length + (paid.length === 0 && most >= price ? 1 : 0);",
    tests: ["features/insight/what-if/domain/what-if-reward.test.ts"],
  },
  {
    story: "a card begun before the year takes the length that is asked about",
    file: "features/insight/what-if/domain/what-if-card.ts",
    from: "let open = begun;",
    to: "let open = begun && { ...begun, stampsAmount: value };",
    tests: ["features/insight/what-if/domain/what-if-card.test.ts"],
  },
  {
    story: "points from before the year are not there in its replay",
    file: "features/insight/what-if/api/year-queries.ts",
    from: " or earned_on < ${from}::date)`",
    to: ")`",
    tests: ["features/insight/what-if/api/what-if.test.ts"],
  },
  {
    story: "a replay that lost its worker begins again and counts its members twice",
    file: "features/insight/what-if/api/jobs.ts",
    from: "found.through_member ?? 0",
    to: "0 * (found.through_member ?? 0)",
    tests: ["features/insight/what-if/api/what-if.test.ts"],
  },
  {
    story: "answers of a replay are kept as long as the club",
    file: "features/insight/what-if/api/forget-what-ifs.ts",
    from: '.where("asked_at", "<", old)',
    to: '.where("asked_at", ">", old)',
    tests: ["features/insight/what-if/api/what-if.test.ts"],
  },
];
