import { writeFileSync } from "node:fs";
import { clientFile, clientText } from "./client-text.ts";

writeFileSync(clientFile, clientText());
