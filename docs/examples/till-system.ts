/**
 * A minimal till system: `node docs/examples/till-system.ts 461234567895 249.50`. Its key has the scope
 * purchases:write.
 */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createStammis, StammisError } from "@stammis/client";
import { readWebhook } from "@stammis/client/webhooks";

const { STAMMIS = "", CLUB = "", KEY = "", SECRET = "", PLACE = "", PORT = "8080" } = process.env;
const [card = "", amount = ""] = process.argv.slice(2);
const stammis = createStammis({ address: STAMMIS, club: CLUB, key: KEY, retries: 5 });

/** Receives events from Stammis, of this till and every other; an event may arrive twice or out of order. */
const receivedIds = new Set<string>();
const awaited = new Set(["purchase.registered", "purchase.returned"]);
const server = createServer(async (request, response) => {
  let body = "";
  for await (const piece of request.setEncoding("utf8")) body += piece;
  const received = await readWebhook(SECRET, request.headers, body);
  response.writeHead(received ? 204 : 401).end();
  if (!received || receivedIds.has(received.id)) return;
  receivedIds.add(received.id);
  const { event } = received;
  if (event.type === "purchase.registered")
    console.log(`webhook: ${event.data.points} points for ${event.data.amount} kr`);
  if (event.type === "purchase.returned") console.log(`webhook: purchase ${event.data.purchaseId} was returned`);
  awaited.delete(event.type);
  if (awaited.size === 0) server.close();
});

async function sell(): Promise<number> {
  const member = await stammis.getAtTill({ params: { membershipId: card } });
  console.log(`${member.firstName} has ${member.clubPoints} points`);
  const stamps = member.stampcards.slice(0, 1).map(({ id }) => ({ stampcardId: id, stamps: 1 }));
  const body = { membershipId: card, pointOfSaleId: Number(PLACE), amount: Number(amount), stamps };
  // The client retries without an answer, and the key makes the purchase count once.
  const visit = await stammis.registerPurchase({ body }, { idempotencyKey: randomUUID() });
  console.log(`earned ${visit.earnedPoints} points and ${stamps.length} stamp, amount due: ${visit.totalAmount} kr`);
  return visit.purchaseId;
}

server.listen(Number(PORT), async () => {
  try {
    const id = await sell();
    const { clubPoints } = await stammis.cancelPurchase({ params: { id } }, { idempotencyKey: randomUUID() });
    console.log(`purchase returned, ${clubPoints} points`);
  } catch (error) {
    console.error(error instanceof StammisError ? `request failed: ${error.problem?.code} ${error.message}` : error);
    server.close();
  }
});
