import { fr as errors } from "./errors/fr.ts";
import { fr as words } from "./words/fr.ts";

export const shared = { errors, words };
