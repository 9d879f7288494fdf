import { claimPending } from "#features/till/register/api/visits/claim-pending.ts";
import type { Config } from "#packages/server/config.ts";
import { type Database, openDatabase } from "#packages/server/db/database.ts";
import type { Logins } from "#packages/server/db/embedded/logins.ts";
import { createStreams } from "#packages/server/live/streams.ts";
import { createWakes } from "#packages/server/live/wakes.ts";
import type { Log } from "#packages/server/log.ts";
import { createStripeCards } from "#packages/server/payments/stripe-cards.ts";
import { createChanges } from "#packages/server/remembered/changes.ts";
import { createDirectory } from "#packages/server/remembered/directory.ts";
import { createMemberIds } from "#packages/server/remembered/member-ids.ts";
import type { Services } from "#packages/server/request/services.ts";
import { createChallenges } from "#packages/server/security/challenges.ts";
import { createLimits } from "#packages/server/security/limits.ts";
import { createPasswords } from "#packages/server/security/passwords.ts";
import { openFiles } from "#packages/server/storage/files.ts";
import { openGoogleWallet, openWallet } from "#packages/server/wallet/open-wallet.ts";

export interface Opening {
  config: Config;
  log: Log;
  /** The database logins; never the owner's where separate logins exist. */
  logins: Logins;
  /** Returns the current time; replaced only in tests. */
  clock?: () => Temporal.Instant;
  /** Receives each statement about one chain's rows; only in tests. */
  inspect?: (statement: string, where: "node" | "coordinator") => void;
  /** Receives each platform statement; only in tests. */
  inspectOverAll?: (statement: string) => void;
}

export function openServices({
  config,
  log,
  logins,
  clock = () => Temporal.Now.instant(),
  inspect,
  inspectOverAll,
}: Opening): Services {
  const files = openFiles(config);
  const wallet = openWallet(config, files, clock());
  const googleWallet = openGoogleWallet(config, clock);
  const db: Database = openDatabase({
    logins,
    connections: config.databaseConnections,
    onError: (error) => log.warn({ err: error }, "database connection closed unexpectedly"),
    inspect,
    inspectOverAll,
  });
  const changes = createChanges(db, log);
  const limits = createLimits(db, config.rateLimits, clock);
  return {
    cards: config.stripe.secretKey ? createStripeCards(config.stripe, clock) : null,
    changes,
    claimPending,
    config,
    db,
    log,
    clock,
    directory: createDirectory(db),
    files,
    limits,
    challenges: createChallenges(db, limits, clock),
    memberIds: createMemberIds(db, changes),
    passwords: createPasswords(),
    wallet,
    googleWallet,
    streams: createStreams(changes, createWakes(db, log), config.streams, log),
    requests: { count: 0 },
  };
}
