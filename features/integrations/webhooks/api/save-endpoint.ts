import { sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { checkPlaces } from "#packages/server/request/check-places.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkWebhookUrl, previousSecretHours, webhooksAtMost, webhookTypes } from "../domain/webhooks.ts";
import { webhookOf } from "./endpoint-shape.ts";
import { selectEndpoints } from "./queries.ts";
import { makeSecret, shownSecret } from "./sign-webhook.ts";

type Fields = Pick<Call<"createWebhook">["body"], "url" | "description" | "eventTypes" | "pointOfSaleIds">;

function readHook({ url, description, eventTypes, pointOfSaleIds }: Fields, { config }: Services) {
  const checked = checkWebhookUrl(url, { plain: config.webhooksAnywhere });
  const event_types = webhookTypes.filter((type) => eventTypes.includes(type));
  refuseFields({
    url: checked.ok ? null : checked.reason,
    eventTypes: event_types.length === 0 ? "EVENTS_REQUIRED" : null,
    pointOfSaleIds: pointOfSaleIds?.length === 0 ? "REQUIRED" : null,
  });
  const bound = pointOfSaleIds === undefined ? {} : { location_ids: pointOfSaleIds && [...new Set(pointOfSaleIds)] };
  return { url: checked.ok ? checked.url : "", description: description.trim(), event_types, ...bound };
}

const detailOf = ({ url, event_types, location_ids }: ReturnType<typeof readHook>) => ({
  host: hostOf(url),
  eventTypes: event_types,
  ...(location_ids !== undefined && { pointOfSaleIds: location_ids }),
});

/** Locks and returns an endpoint's row before a change, without its log. */
async function lockOwn(trx: Transaction<DB>, id: number) {
  const row = await trx
    .selectFrom("webhook_endpoint")
    .select(["state", "url"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse("NOT_FOUND");
}

async function findOwn(trx: Transaction<DB>, chain: Chain, id: number, now: Temporal.Instant) {
  const row = await selectEndpoints(trx, chain.id).where("id", "=", id).executeTakeFirst();
  return webhookOf(row ?? refuse("NOT_FOUND"), now);
}

/** Only the host appears in the audit trail: a URL may contain the receiver's secret. */
const hostOf = (url: string) => new URL(url).host;

export async function createWebhook(services: Services, call: Call<"createWebhook">) {
  const { chain, actor, body, realNow } = call;
  const fields = readHook(body, services);
  const secret = makeSecret();
  return services.db.inChain(chain.id, async (trx) => {
    await sql`select from chain where id = ${chain.id} for no key update`.execute(trx);
    const all = await trx.selectFrom("webhook_endpoint").select("id").where("listening_until", "is", null).execute();
    if (all.length >= webhooksAtMost) refuse("TOO_MANY_WEBHOOKS");
    await checkPlaces(trx, chain.id, fields.location_ids ?? [], "ANY");
    const { id } = await trx
      .insertInto("webhook_endpoint")
      .values({ chain_id: chain.id, ...fields, secret, created_by: actor.accountId, created_at: realNow })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = detailOf(fields);
    await audit(trx, chain, { accountId: actor.accountId, act: "create-webhook", subject: `webhook ${id}`, detail });
    return { webhook: await findOwn(trx, chain, id, realNow), secret: shownSecret(secret) };
  });
}

/** An endpoint that is enabled again starts afresh: earlier failures no longer count. */
export async function updateWebhook(services: Services, call: Call<"updateWebhook">) {
  const { chain, actor, params, body, realNow } = call;
  const fields = readHook(body, services);
  return services.db.inChain(chain.id, async (trx) => {
    const before = await lockOwn(trx, params.id);
    await checkPlaces(trx, chain.id, fields.location_ids ?? [], "ANY");
    const stays = body.active ? before.state === "ACTIVE" : before.state !== "ACTIVE";
    await trx
      .updateTable("webhook_endpoint")
      .set({ ...fields, ...(!stays && { state: body.active ? "ACTIVE" : "PAUSED", failing_since: null }) })
      .where("id", "=", params.id)
      .execute();
    const detail = { ...detailOf(fields), active: body.active };
    const subject = `webhook ${params.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "update-webhook", subject, detail });
    return findOwn(trx, chain, params.id, realNow);
  });
}

export async function removeWebhook({ db }: Services, { chain, actor, params }: Call<"removeWebhook">) {
  await db.inChain(chain.id, async (trx) => {
    const { url } = await lockOwn(trx, params.id);
    await trx.deleteFrom("webhook_endpoint").where("id", "=", params.id).execute();
    const subject = `webhook ${params.id}`;
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "remove-webhook",
      subject,
      detail: { host: hostOf(url) },
    });
  });
}

/** Replaces the secret. For a day deliveries are also signed with the former one, so that receivers can switch. */
export async function renewSecret({ db }: Services, { chain, actor, params, realNow }: Call<"renewWebhookSecret">) {
  const secret = makeSecret();
  // The app's role cannot read the former secret.
  return db.inPlatform(async (trx) => {
    const changed = await trx
      .updateTable("webhook_endpoint")
      .set((eb) => ({
        secret,
        previous_secret: eb.ref("secret"),
        previous_until: realNow.add({ hours: previousSecretHours }),
      }))
      .where("chain_id", "=", chain.id)
      .where("id", "=", params.id)
      .returning("id")
      .executeTakeFirst();
    if (!changed) refuse("NOT_FOUND");
    const subject = `webhook ${params.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "renew-webhook-secret", subject });
    return { webhook: await findOwn(trx, chain, params.id, realNow), secret: shownSecret(secret) };
  });
}
