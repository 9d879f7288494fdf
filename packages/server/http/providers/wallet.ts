import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { PhoneCalls } from "../../request/phone-calls.ts";
import { refuse } from "../../request/refusal.ts";

const serial = z.uuid();
const deviceId = z.string().min(1).max(100);
const ofDevice = z.object({ device: deviceId, type: z.string() });
const ofPass = z.object({ type: z.string(), serial });
const registration = ofDevice.extend({ serial });
const pushBody = z.object({ pushToken: z.string().regex(/^[0-9A-Za-z]{1,200}$/) });
const linked = z.object({ serial, until: z.coerce.number().int().min(0).max(1e11), secret: z.string().max(100) });
const sinceQuery = z.object({ passesUpdatedSince: z.coerce.number().int().min(0).max(8.64e15).optional() });

const hidden = { schema: { hide: true }, helmet: false } as const;
const passFile = "application/vnd.apple.pkpass";

/** Malformed input gets NOT_FOUND like an unknown pass. */
function read<T>(shape: z.ZodType<T>, value: unknown): T {
  const { success, data } = shape.safeParse(value);
  return success ? data : refuse("NOT_FOUND");
}

const tokenOf = ({ headers }: FastifyRequest) =>
  /^ApplePass ([\w-]{1,100})$/.exec(headers.authorization ?? "")?.[1] ?? "";

function momentOf(header: string | undefined): Temporal.Instant | null {
  const at = Date.parse(header ?? "");
  return Number.isNaN(at) ? null : Temporal.Instant.fromEpochMilliseconds(at);
}

const httpDate = (moment: Temporal.Instant) => new Date(moment.epochMilliseconds).toUTCString();

/**
 * Serves Apple's web service for wallet passes, and the link that first downloads a pass. A call without the pass's
 * token gets 401, whether or not the pass exists.
 */
export function serveWallet(app: FastifyInstance, phones: PhoneCalls): void {
  const own = <T extends { type: string }>(shape: z.ZodType<T>, params: unknown): T => {
    const passParams = read(shape, params);
    return passParams.type === phones.passType ? passParams : refuse("NOT_FOUND");
  };
  const stranger = (reply: FastifyReply) => reply.code(401).send();

  app.get("/api/wallet/passes/:serial/:until/:secret", hidden, async (request, reply) => {
    const { serial: serialNumber, until, secret } = read(linked, request.params);
    const bytes = await phones.fetchFirst(serialNumber, until, secret);
    if (!bytes) return refuse("NOT_FOUND");
    return reply.type(passFile).header("content-disposition", 'inline; filename="card.pkpass"').send(bytes);
  });

  app.post("/api/wallet/v1/devices/:device/registrations/:type/:serial", hidden, async (request, reply) => {
    const { device, serial: serialNumber } = own(registration, request.params);
    const body = pushBody.safeParse(request.body);
    if (!body.success) return refuse("INVALID_INPUT");
    const { pushToken } = body.data;
    const registered = await phones.register(serialNumber, tokenOf(request), { deviceId: device, pushToken });
    return registered ? reply.code(registered === "new" ? 201 : 200).send() : stranger(reply);
  });

  app.delete("/api/wallet/v1/devices/:device/registrations/:type/:serial", hidden, async (request, reply) => {
    const { device, serial: serialNumber } = own(registration, request.params);
    const isDone = await phones.unregister(serialNumber, tokenOf(request), device);
    return isDone ? reply.code(200).send() : stranger(reply);
  });

  app.get("/api/wallet/v1/devices/:device/registrations/:type", hidden, async (request, reply) => {
    const { device } = own(ofDevice, request.params);
    const { passesUpdatedSince: tag } = read(sinceQuery, request.query);
    const changed = await phones.changedSince(
      device,
      tag === undefined ? null : Temporal.Instant.fromEpochMilliseconds(tag),
    );
    if (!changed) return reply.code(204).send();
    return { serialNumbers: changed.serials, lastUpdated: String(changed.latest.epochMilliseconds) };
  });

  app.get("/api/wallet/v1/passes/:type/:serial", hidden, async (request, reply) => {
    const { serial: serialNumber } = own(ofPass, request.params);
    const since = momentOf(request.headers["if-modified-since"]);
    const latest = await phones.fetchLatest(serialNumber, tokenOf(request), since);
    if (!latest) return stranger(reply);
    if (latest === "unchanged") return reply.code(304).send();
    return reply.type(passFile).header("last-modified", httpDate(latest.changedAt)).send(latest.bytes);
  });

  app.post("/api/wallet/v1/log", hidden, async (request, reply) => {
    const complaint = z.object({ logs: z.array(z.string()) }).safeParse(request.body);
    const logs = complaint.success ? complaint.data.logs.slice(0, 10).map((line) => line.slice(0, 300)) : [];
    if (logs.length > 0) request.log.info({ logs }, "wallet app reported errors");
    return reply.code(200).send();
  });
}
