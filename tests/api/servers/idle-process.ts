import { exitOnlyWhenTold } from "#apps/api/start/exit-only-when-told.ts";
import { createLog } from "#packages/server/log.ts";

// A process that has nothing to do: told to stop or not, by its argument.
exitOnlyWhenTold(createLog("silent"), () => process.argv[2] === "told");
