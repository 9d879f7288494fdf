import { activationLinkDays } from "#packages/domain/limits.ts";
import { keptSince } from "#packages/domain/retention.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { lettersRetention } from "../domain/retention.ts";
import { emptyMessages, emptyPlatformMessages, removeLinks, removePlatformLinks } from "./queries.ts";

const day = 24;

/**
 * Removes links from unsent messages in the outbox after a day; sent messages lose them at once. In the local
 * demonstration the outbox is the only way to open links, so they remain until they expire.
 */
async function forgetLinks({ config, db, clock }: Services): Promise<void> {
  const now = clock();
  const lieFor = config.demonstration ? activationLinkDays : lettersRetention.messageLinks.days;
  // The window reaches back some days further, in case the server was down.
  const window = {
    before: now.subtract({ hours: lieFor * day }),
    after: now.subtract({ hours: 4 * activationLinkDays * day }),
  };
  await removeLinks(db.platform, window).execute();
  await removePlatformLinks(db.platform, window).execute();
}

async function forgetContents({ db, clock }: Services): Promise<void> {
  const now = clock();
  const before = keptSince(lettersRetention.messages, now);
  await removeAndCount(db.platform, "messages", now, emptyMessages(db.platform, before));
  await emptyPlatformMessages(db.platform, before).execute();
}

/** The jobs that enforce the retention of messages; see `docs/retention.md`. */
export function messageSchedule(services: Services): ScheduledJob[] {
  return [
    { name: "forget-message-links", pattern: "27 * * * *", act: () => forgetLinks(services) },
    { name: "forget-messages", pattern: "22 4 * * *", act: () => forgetContents(services) },
  ];
}
