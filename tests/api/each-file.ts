import { afterAll } from "vitest";
import { dropDatabases } from "./database/test-databases.ts";
import { closeOpened } from "./harness.ts";
import { removeFolders } from "./temporary.ts";

afterAll(() => closeOpened().finally(dropDatabases).finally(removeFolders));
