import { afterAll } from "vitest";
import { closeOpened } from "./harness.ts";

afterAll(closeOpened);
