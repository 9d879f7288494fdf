import { afterAll } from "vitest";
import { closeOpened } from "./harness.ts";
import { removeFolders } from "./temporary.ts";

afterAll(() => closeOpened().finally(removeFolders));
