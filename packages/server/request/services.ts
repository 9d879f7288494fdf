import type { Transaction } from "kysely";
import type { Config } from "../config.ts";
import type { Batch, Database } from "../db/database.ts";
import type { DB } from "../db/types.ts";
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
import type { Chain } from "./call.ts";

/** An address that a member has just been proved to own. */
export interface ProvedAddress {
  chain: Chain;
  now: Temporal.Instant;
  memberId: number;
  proved: { email?: string; phone?: string };
  /** The invitation the member joined by. */
  signUpId?: number;
}

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
  /** Registers the purchases that were pending for the address. A slot of the till's: lower nouns prove addresses. */
  claimPending: (trx: Transaction<DB>, batch: Batch, claim: ProvedAddress) => Promise<void>;
  clock: () => Temporal.Instant;
  /** Requests that this process has begun to answer: what works beside them makes room where more come. */
  requests: { count: number };
}
