import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { checkName } from "#packages/domain/people/names.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { selectOpenAmong } from "#packages/server/request/check-places.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { makeDeviceToken } from "#packages/server/security/tokens.ts";
import {
  type ConnectionKind,
  connectionNameLength,
  connectionsAtMost,
  formerSecretHours,
} from "../domain/connections.ts";
import { checkMapping, type OrderMapping } from "../domain/mapping.ts";
import { newSecret } from "./connection-secret.ts";
import { connectionOf } from "./connection-shape.ts";
import { selectConnections } from "./queries.ts";

/** The account's last name, by which staff distinguish purchases of a shop from purchases that a person registered. */
const accountNames: Record<ConnectionKind, string> = {
  SHOPIFY: "(Shopify)",
  WOOCOMMERCE: "(WooCommerce)",
  GENERIC: "(webhook)",
};

function readName(input: string): string {
  const read = checkName(input, connectionNameLength);
  return read.ok ? read.name : (refuseFields({ name: read.reason }) as never);
}

/** Checks a mapping. Refuses its wrong paths, each at its field. */
export function readMapping(mapping: OrderMapping): OrderMapping {
  const checked = checkMapping(mapping);
  if (checked.ok) return checked.mapping;
  const fields = Object.entries(checked.fields).map(([field, problem]) => [`mapping.${field}`, problem]);
  return refuseFields(Object.fromEntries(fields)) as never;
}

/** Stores a mapping of a generic connection only. */
const storedMapping = (kind: ConnectionKind, mapping: OrderMapping | null) =>
  kind === "GENERIC" && mapping ? sql<string>`${JSON.stringify(readMapping(mapping))}::jsonb` : null;

async function checkPlace(trx: Transaction<DB>, { id }: Chain, pointOfSaleId: number): Promise<void> {
  const [open] = await selectOpenAmong(trx, id, [pointOfSaleId]).execute();
  refuseFields({ pointOfSaleId: open ? null : "NOT_FOUND" });
}

/** Locks a connection before a change. Runs as the platform's role. Refuses NOT_FOUND. */
async function lockConnection(trx: Transaction<DB>, { id: chainId }: Chain, id: number) {
  const row = await trx
    .selectFrom("connection")
    .select(["kind", "name", "location_id", "account_id", "paused"])
    .where("chain_id", "=", chainId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse("NOT_FOUND");
}

async function readConnection(
  { config }: Services,
  trx: Transaction<DB>,
  { chain, realNow }: Pick<Call<"updateConnection">, "chain" | "realNow">,
  id: number,
) {
  const row = await selectConnections(trx, chain.id).where("connection.id", "=", id).executeTakeFirst();
  return connectionOf(row ?? refuse("NOT_FOUND"), config, realNow);
}

async function openAccount(trx: Transaction<DB>, { chain, body, realNow }: Call<"createConnection">, name: string) {
  const { id } = await trx
    .insertInto("account")
    .values({
      email: `connection ${randomUUID()}`,
      first_name: name,
      last_name: accountNames[body.kind],
      language: chain.language,
      created_at: realNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Creates a connection. Its secret is shown once. Runs in the platform's role, the only one that can
 * create accounts and read the secret.
 */
export async function createConnection(services: Services, call: Call<"createConnection">) {
  const { chain, actor, body, realNow } = call;
  const { kind, pointOfSaleId, dryRun } = body;
  const name = readName(body.name);
  if (kind === "GENERIC" && !body.mapping) refuseFields({ mapping: "REQUIRED" });
  const mapping = storedMapping(kind, body.mapping);
  const secret = newSecret(kind, body.secret);
  const token = makeDeviceToken(chain.id);
  return services.db.inPlatform(async (trx) => {
    await sql`select from chain where id = ${chain.id} for no key update`.execute(trx);
    const existing = await trx.selectFrom("connection").select("id").where("chain_id", "=", chain.id).execute();
    if (existing.length >= connectionsAtMost) refuse("TOO_MANY_CONNECTIONS");
    await checkPlace(trx, chain, pointOfSaleId);
    const { id } = await trx
      .insertInto("connection")
      .values({
        chain_id: chain.id,
        kind,
        name,
        location_id: pointOfSaleId,
        account_id: await openAccount(trx, call, name),
        token,
        secret: secret.stored,
        dry_run: dryRun,
        mapping,
        created_by: actor.accountId,
        created_at: realNow,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "create-connection",
      subject: `connection ${id}`,
      locationIds: [pointOfSaleId],
      detail: { kind, name, pointOfSaleId, dryRun },
    });
    return { connection: await readConnection(services, trx, call, id), secret: secret.shown };
  });
}

/** Changes a connection. The account keeps the connection's name, which purchases show. */
export async function updateConnection(services: Services, call: Call<"updateConnection">) {
  const { chain, actor, params, body } = call;
  const { pointOfSaleId, paused, dryRun } = body;
  const name = readName(body.name);
  return services.db.inPlatform(async (trx) => {
    const before = await lockConnection(trx, chain, params.id);
    if (pointOfSaleId !== before.location_id) await checkPlace(trx, chain, pointOfSaleId);
    const mapping = storedMapping(before.kind, body.mapping);
    await trx
      .updateTable("connection")
      .set({ name, location_id: pointOfSaleId, paused, dry_run: dryRun, ...(mapping && { mapping }) })
      .where("chain_id", "=", chain.id)
      .where("id", "=", params.id)
      .execute();
    await trx.updateTable("account").set({ first_name: name }).where("id", "=", before.account_id).execute();
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "update-connection",
      subject: `connection ${params.id}`,
      locationIds: [before.location_id, pointOfSaleId],
      detail: { name, pointOfSaleId, paused, dryRun },
    });
    return readConnection(services, trx, call, params.id);
  });
}

/** Removes a connection with its list of orders. The purchases stay. */
export async function removeConnection({ db }: Services, { chain, actor, params }: Call<"removeConnection">) {
  await db.inPlatform(async (trx) => {
    const { name, location_id } = await lockConnection(trx, chain, params.id);
    await trx.deleteFrom("connection").where("chain_id", "=", chain.id).where("id", "=", params.id).execute();
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "remove-connection",
      subject: `connection ${params.id}`,
      locationIds: [location_id],
      detail: { name },
    });
  });
}

/**
 * Replaces the secret. For a day the former one is accepted too, so that the shop can switch. That of a paused
 * connection ends at once, because a merchant who has left may know it.
 */
export async function renewConnectionSecret(services: Services, call: Call<"renewConnectionSecret">) {
  const { chain, actor, params, body, realNow } = call;
  return services.db.inPlatform(async (trx) => {
    const { kind, location_id, paused } = await lockConnection(trx, chain, params.id);
    const secret = newSecret(kind, body.secret);
    await trx
      .updateTable("connection")
      .set((eb) => ({
        secret: secret.stored,
        previous_secret: paused ? null : eb.ref("secret"),
        previous_until: paused ? null : realNow.add({ hours: formerSecretHours }),
      }))
      .where("chain_id", "=", chain.id)
      .where("id", "=", params.id)
      .execute();
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "renew-connection-secret",
      subject: `connection ${params.id}`,
      locationIds: [location_id],
    });
    return { connection: await readConnection(services, trx, call, params.id), secret: secret.shown };
  });
}
