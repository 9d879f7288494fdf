import { en as contacts } from "./contacts/en.ts";
import { en as cookies } from "./cookies/en.ts";
import { en as places } from "./places/en.ts";
import { en as errors } from "./refusals.en.ts";
import { en as sandbox } from "./sandbox/en.ts";
import { en as words } from "./words/en.ts";

export const shared = { contacts, cookies, errors, places, sandbox, words };
