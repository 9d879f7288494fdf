import { createLog } from "../src/log.ts";
import { exitOnlyWhenTold } from "../src/start/exit-only-when-told.ts";

// A process that has nothing to do: told to stop or not, by its argument.
exitOnlyWhenTold(createLog("silent"), () => process.argv[2] === "told");
