import { keptSince } from "#packages/domain/retention.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { devicesRetention } from "../domain/retention.ts";

export const wrongPinSchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-wrong-pins",
    pattern: "47 * * * *",
    act: async () => {
      const old = keptSince(devicesRetention.wrongPins, clock());
      const wrong = db.platform.deleteFrom("pin_failure").where("latest_at", "<", old).returning("chain_id");
      await removeAndCount(db.platform, "wrongPins", clock(), wrong);
    },
  },
];
