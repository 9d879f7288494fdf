import { afterAll } from "vitest";
import { closeOpened } from "./harness.ts";
import { removeFolders } from "./temporary.ts";
import { dropDatabases } from "./test-databases.ts";

afterAll(() => closeOpened().finally(dropDatabases).finally(removeFolders));
