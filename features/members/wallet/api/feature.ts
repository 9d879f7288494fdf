import type { ApiFeature } from "#packages/server/feature.ts";
import { walletJobs, walletSchedule } from "./jobs.ts";
import { walletHandlers } from "./routes.ts";

export const walletFeature = {
  handlers: walletHandlers,
  jobs: walletJobs,
  schedule: walletSchedule,
  overAllChains: {
    "jobs.ts": ["wallet_class", "wallet_device", "wallet_pass"],
    "answer-phones.ts": ["wallet_device", "wallet_pass"],
  },
  personalData: {
    wallet: { WALLET: ["wallet_pass", "wallet_device"] },
  },
} satisfies ApiFeature;
