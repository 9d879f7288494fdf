import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Streams } from "../live/streams.ts";
import type { Log } from "../log.ts";
import type { CardProvider } from "../payments/card-provider.ts";
import type { Changes } from "../remembered/changes.ts";
import type { Directory } from "../remembered/directory.ts";
import type { MemberIds } from "../remembered/member-ids.ts";
import type { Challenges } from "../security/challenges.ts";
import type { Limits } from "../security/limits.ts";
import type { Passwords } from "../security/passwords.ts";
import type { Files } from "../storage/files.ts";
import type { GoogleWallet } from "../wallet/google-wallet.ts";
import type { Wallet } from "../wallet/open-wallet.ts";

/** What features work with. Opened once by the entry files, closed in the opposite order. */
export interface Services {
  /** Null where companies pay by invoice alone. */
  cards: CardProvider | null;
  changes: Changes;
  config: Config;
  db: Database;
  directory: Directory;
  files: Files;
  limits: Limits;
  challenges: Challenges;
  log: Log;
  streams: Streams;
  memberIds: MemberIds;
  passwords: Passwords;
  /** Null where no certificate for cards in Apple Wallet is configured. */
  wallet: Wallet | null;
  /** Null where no service account for Google Wallet is. */
  googleWallet: GoogleWallet | null;
  clock: () => Temporal.Instant;
  /** Requests that this process has begun to answer: what works beside them makes room where more come. */
  requests: { count: number };
}
