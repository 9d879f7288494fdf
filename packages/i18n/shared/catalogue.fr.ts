import { fr as contacts } from "./contacts/fr.ts";
import { fr as cookies } from "./cookies/fr.ts";
import { fr as places } from "./places/fr.ts";
import { fr as errors } from "./refusals.fr.ts";
import { fr as sandbox } from "./sandbox/fr.ts";
import { fr as words } from "./words/fr.ts";

export const shared = { contacts, cookies, errors, places, sandbox, words };
