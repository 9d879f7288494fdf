import { sv as contacts } from "./contacts/sv.ts";
import { sv as cookies } from "./cookies/sv.ts";
import { sv as places } from "./places/sv.ts";
import { sv as errors } from "./refusals.sv.ts";
import { sv as sandbox } from "./sandbox/sv.ts";
import { sv as words } from "./words/sv.ts";

export const shared = { contacts, cookies, errors, places, sandbox, words };
