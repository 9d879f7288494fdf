import type { RetentionRules } from "#packages/domain/retention.ts";
import { keepWhatIfDays } from "./what-if-questions.ts";

export const whatIfRetention = {
  whatIfs: { job: "forget-what-ifs", days: keepWhatIfDays, whose: "NOBODYS", shown: null },
} as const satisfies RetentionRules;
