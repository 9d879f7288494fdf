import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { AnyHandlers } from "../request/call.ts";
import { refuse } from "../request/refusal.ts";
import type { Services } from "../request/services.ts";
import { dataHeaders, everyAnswersHeaders } from "./answer-headers.ts";
import { createAuthenticator, type Identities, isKnownHost } from "./authenticate.ts";
import { type ApiContract, bindEndpoints } from "./bind.ts";
import { currentUrl } from "./current-url.ts";
import { describeApi } from "./description.ts";
import { createProblems } from "./errors.ts";
import { takeForms } from "./forms.ts";
import { createKnownSessions } from "./known-sessions.ts";
import { leadToMoved } from "./lead-to-moved.ts";
import { prepareLeaving } from "./leaving.ts";
import { serveMetrics } from "./metrics.ts";
import { oneClickAddress } from "./one-click.ts";
import { refuseTheRest } from "./other-methods.ts";
import { serveScreens } from "./pages/screens.ts";
import { serveCardEvents } from "./providers/card-events.ts";
import { serveReturnedMail } from "./providers/returned-mail.ts";
import { serveShopWebhooks } from "./providers/shop-webhooks.ts";
import { serveSmsProviders } from "./providers/sms-providers.ts";
import { serveWallet } from "./providers/wallet.ts";
import { answerSerializer } from "./serializer.ts";

const bodyAtMost = 1_048_576;
const uploadAtMost = 4_194_304;

const sourcesAtMost = 50_000;

/**
 * Headers that decide whose data an answer holds. Node uses the first of duplicates; a proxy may have read the last.
 */
const singleHeaders = new Set(["host", "authorization"]);

function hasTwo(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  const single = names.filter((name) => singleHeaders.has(name));
  return new Set(single).size < single.length;
}

async function protect(app: FastifyInstance, { config }: Services): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: config.busyAfterMs });
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
        "form-action": ["'self'"],
      },
    },
    strictTransportSecurity: config.publicUrl.protocol === "https:",
  });
}

/** The contract of the API with a handler for each endpoint. */
export interface BoundApi {
  contract: ApiContract;
  handlers: AnyHandlers;
  /** Paths that were renamed, with the current ones: requests to them are answered as requests to these. */
  formerPaths: ReadonlyMap<string, string>;
}

/** Registers the API in its own scope: metrics and headers depend on the matched route. */
async function serveApi(
  app: FastifyInstance,
  services: Services,
  { contract, handlers }: BoundApi,
  identities: Identities,
): Promise<void> {
  const { config, clock, streams } = services;
  const sessions = createKnownSessions();
  app.addHook("onRequest", async (request, reply) => {
    // Phones measure their own clock by the server's date, because the server's clock judges the codes of their cards.
    reply.headers({ ...dataHeaders(config), date: new Date(clock().epochMilliseconds).toUTCString() });
    request.spoken = sessions.languageOf(request);
  });
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: "1 minute",
    cache: sourcesAtMost,
    keyGenerator: (request) => sessions.countedAs(request),
  });
  takeForms(app);
  describeApi(app, contract, config.publicUrl);
  const authenticator = createAuthenticator(identities, sessions, config.publicUrl.hostname, clock);
  bindEndpoints(app, contract, handlers, { authenticator, streams });
  await serveSmsProviders(app, services.config, identities);
  if (identities.cardEvents) await serveCardEvents(app, identities.cardEvents);
  if (identities.returnedMail) await serveReturnedMail(app, config.mail.bounceSecret, identities.returnedMail);
  await serveShopWebhooks(app, identities.shopWebhooks);
  if (identities.phones) serveWallet(app, identities.phones);
  // Closes streams before the server waits for connections: a stream would not end by itself.
  app.addHook("preClose", () => streams.close());
  refuseTheRest(app, Object.values(contract.routes));
}

/** Builds the HTTP server: the API, its description, the screens of both apps, health and metrics. */
export async function buildApp(services: Services, api: BoundApi, identities: Identities): Promise<FastifyInstance> {
  const { config, log } = services;
  const problems = createProblems(config, api.contract.errorCodes, identities);
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    // Only these proxies' forwarding headers are trusted: any other client could forge them.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    frameworkErrors: (error, request, reply) => void problems.answer(error, request, reply),
    bodyLimit: bodyAtMost,
    requestTimeout: 30_000,
    // Existing connections are served until the last one has closed (leaving.ts).
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ method = "", url = "/" }) =>
      oneClickAddress(identities, method, url) ?? currentUrl(api.formerPaths, url) ?? url,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.decorateRequest("context", null as never);
  app.decorateRequest("spoken", null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer(config.checkAnswers));
  app.setErrorHandler(problems.answer);
  app.addHook("onRequest", async (request, reply) => {
    services.requests.count++;
    reply.headers(everyAnswersHeaders(request.id));
    if (hasTwo(request.raw.rawHeaders)) refuse("INVALID_INPUT");
    if (!isKnownHost(request.hostname, config.publicUrl.hostname)) refuse("NOT_FOUND");
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, id } = request;
    // Logs the route's pattern instead of the URL: ids and tokens stay out of the log.
    log.info(
      { id, method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "request",
    );
  });
  prepareLeaving(app);
  await protect(app, services);
  leadToMoved(app, services);
  await app.register(compress, { global: true, threshold: 1_400 });
  await app.register(multipart, { limits: { fileSize: uploadAtMost, files: 1, fields: 0 } });
  await app.register((scope) => serveApi(scope, services, api, identities));
  serveMetrics(app, services);
  await serveScreens(app, services, identities);
  return app;
}
