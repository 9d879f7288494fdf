import type { Transaction } from "kysely";
import type { Config } from "../config.ts";
import type { Database, Trips } from "../db/database.ts";
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
  /** The id of the invitation through which the member joined. */
  signUpId?: number;
}

/** The features' dependencies. Entry files open them once and close them in reverse order. */
export interface Services {
  /** The card payment provider; null if companies can only pay by invoice. */
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
  /** The signer of Apple Wallet cards; null without a certificate. */
  wallet: Wallet | null;
  /** The connection to Google Wallet; null without a service account. */
  googleWallet: GoogleWallet | null;
  /**
   * Registers the purchases that were pending for a proved address. The till sets this function, because nouns that the
   * till depends on prove addresses.
   */
  claimPending: (trx: Transaction<DB>, trips: Trips, claim: ProvedAddress) => Promise<void>;
  clock: () => Temporal.Instant;
  /** The number of requests that this process is answering. Background work pauses while it is high. */
  requests: { count: number };
}
