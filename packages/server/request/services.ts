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

/** An address that a member has just proved to own. */
export interface ProvedAddress {
  chain: Chain;
  now: Temporal.Instant;
  memberId: number;
  proved: { email?: string; phone?: string };
  /** The invitation through which the member joined. */
  signUpId?: number;
}

/** The features' dependencies. Entry files open them once and close them in reverse order. */
export interface Services {
  /** Null if companies can only pay by invoice. */
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
  /** Null without a certificate for Apple Wallet. */
  wallet: Wallet | null;
  /** Null without a service account for Google Wallet. */
  googleWallet: GoogleWallet | null;
  /**
   * Registers the purchases that were pending for the address. The till fills this slot, because lower nouns prove
   * addresses.
   */
  claimPending: (trx: Transaction<DB>, batch: Batch, claim: ProvedAddress) => Promise<void>;
  clock: () => Temporal.Instant;
  /** Requests that this process is answering. Background work pauses while there are many. */
  requests: { count: number };
}
