import { allChains } from "#packages/server/db/database.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { ShopMessage as Message, ShopWebhooks } from "#packages/server/request/shop-webhooks.ts";
import { chainIdIn } from "#packages/server/security/tokens.ts";
import type { ConnectionKind } from "../../domain/connections.ts";
import { parsePayload } from "../../domain/payload.ts";
import { readOrder } from "../../domain/read-order.ts";
import { findByToken } from "../queries.ts";
import { receiveOrder } from "./receive-order.ts";
import { settleOrder } from "./settle-order.ts";
import { type Connection, connectionIn, shopCall } from "./shop-call.ts";
import { headerOf, isSigned } from "./verify-signature.ts";

const topicHeaders: Record<ConnectionKind, string> = {
  SHOPIFY: "x-shopify-topic",
  WOOCOMMERCE: "x-wc-webhook-topic",
  GENERIC: "webhook-topic",
};

type SecretRow = { secret: Buffer; previous_secret: Buffer | null; previous_until: Temporal.Instant | null };

/** Returns the secrets that are valid now: a replaced one for a day. */
function secretsIn({ secret, previous_secret, previous_until }: SecretRow, now: Temporal.Instant): Buffer[] {
  const isValid = previous_secret && previous_until && Temporal.Instant.compare(now, previous_until) < 0;
  return isValid ? [secret, previous_secret] : [secret];
}

/** Whether WooCommerce tests the address of a new webhook. The test is not signed. */
const isPing = (kind: ConnectionKind, { body }: Message): boolean =>
  kind === "WOOCOMMERCE" && /^webhook_id=\d{1,20}$/.test(body.toString("latin1", 0, 40));

async function findConnection({ db, directory }: Services, token: string) {
  const chainId = chainIdIn(token);
  const chain = chainId && (await directory.byId(chainId));
  if (!chain) return null;
  const [[row]] = await db.read(allChains, (q) => [findByToken(q, chain.id, token)]);
  return row ? { chain, row } : null;
}

/** Registers what a signed message reports. Messages that mean nothing to the club are accepted and ignored. */
async function acceptMessage(services: Services, chain: Chain, connection: Connection, message: Message) {
  const payload = parsePayload(message.body.toString("utf8"));
  if (!payload.ok) return refuse("INVALID_INPUT");
  const { kind, mapping } = connection;
  const read = readOrder({
    kind,
    mapping,
    topic: headerOf(message, topicHeaders[kind]),
    payload: payload.value,
    isTest: headerOf(message, "x-shopify-test") === "true",
    timeZone: chain.timeZone,
  });
  if (!read.ok) {
    // The program's author sees which field is missing; shops get no error for a message that is no order.
    if (read.reason === "NOT_AN_ORDER" && read.field) refuseFields({ [read.field]: "REQUIRED" });
    return;
  }
  const call = shopCall(services, chain, connection);
  const reported = await receiveOrder(services, call, connection, read.order);
  if (reported) await settleOrder(services, call, connection, reported);
}

/**
 * Receives the webhooks of connected shops. Webhooks may be late, repeated, concurrent and out of order: each order is
 * registered once, and each refund returned once.
 */
export function receiveShopWebhooks(services: Services): ShopWebhooks {
  const { limits, clock } = services;
  return {
    async accept(message) {
      const entry = await findConnection(services, message.token);
      if (!entry) {
        await limits.spendSource("refusedShopWebhooks", message.source);
        return "stranger";
      }
      const { chain, row } = entry;
      const now = clock();
      if (isPing(row.kind, message) || !isSigned(row.kind, message, secretsIn(row, now), now)) {
        await limits.spendSource("refusedShopWebhooks", message.source);
        return isPing(row.kind, message) ? "accepted" : "unsigned";
      }
      await limits.spend("shopWebhooks", `${chain.id} ${row.id}`);
      if (chain.frozen) refuse("CLUB_MOVING");
      if (!row.paused) await acceptMessage(services, chain, connectionIn(row), message);
      return "accepted";
    },
  };
}
