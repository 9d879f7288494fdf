import { sv as errors } from "./errors/sv.ts";
import { sv as sandbox } from "./sandbox/sv.ts";
import { sv as words } from "./words/sv.ts";

export const shared = { errors, sandbox, words };
