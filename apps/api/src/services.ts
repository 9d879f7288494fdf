import type { Challenges } from "./challenges.ts";
import type { Changes } from "./changes.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Directory } from "./directory.ts";
import type { Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import type { MemberIds } from "./member-ids.ts";
import type { Passwords } from "./passwords.ts";
import type { Files } from "./storage/files.ts";

/** What features work with. Opened once by the entry files, closed in the opposite order. */
export interface Services {
  changes: Changes;
  config: Config;
  db: Database;
  directory: Directory;
  files: Files;
  limits: Limits;
  challenges: Challenges;
  log: Log;
  memberIds: MemberIds;
  passwords: Passwords;
  clock: () => Temporal.Instant;
}
