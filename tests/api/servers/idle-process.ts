import { exitOnlyWhenTold } from "#apps/api/start/exit-only-when-told.ts";
import { createLog } from "#packages/server/log.ts";

// A process without work; its argument says whether a stop was requested.
exitOnlyWhenTold(createLog("silent"), () => process.argv[2] === "told");
