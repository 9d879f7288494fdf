import { sv as errors } from "./errors/sv.ts";
import { sv as words } from "./words/sv.ts";

export const shared = { errors, words };
