import type { Plant } from "./plant.ts";

/** What a club's app keeps on a phone, and the worker that opens it there. */
export const inThePocket: Plant[] = [
  {
    story: "another member on the same phone sees what the former saw",
    file: "packages/web/member/lib/seen-answers.ts",
    from: "kept?.since === since ? kept.answers : []",
    to: "kept?.since ? kept.answers : []",
    tests: ["packages/web/member/lib/seen-answers.test.ts"],
  },
  {
    story: "where a phone has little room, the newest is what it forgets",
    file: "packages/web/member/lib/seen-answers.ts",
    from: "other.at - one.at",
    to: "one.at - other.at",
    tests: ["packages/web/member/lib/seen-answers.test.ts"],
  },
  {
    story: "a newer build takes over while something is typed, and it is lost",
    file: "packages/web/member/lib/may-take-over.ts",
    from: "isOwn || !(isVisible || isInUse)",
    to: "isOwn || !isVisible",
    tests: ["packages/web/member/lib/may-take-over.test.ts"],
  },
  {
    story: "a page loads anew under the eyes of who reads it",
    file: "packages/web/member/lib/may-take-over.ts",
    from: "isOwn || !(isVisible || isInUse)",
    to: "isOwn || !isInUse",
    tests: ["packages/web/member/lib/may-take-over.test.ts"],
  },
];
