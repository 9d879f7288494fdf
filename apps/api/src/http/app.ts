import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { AnyHandlers } from "../call.ts";
import type { Services } from "../services.ts";
import { bindEndpoints } from "./bind.ts";
import { createDoorkeeper, type Doors, isKnownHost, tokenOf } from "./doorkeeper.ts";
import { answerError, handleErrors, sendNotFound } from "./errors.ts";
import { serveMetrics } from "./metrics.ts";
import { describeApi } from "./openapi.ts";
import { serveScreens } from "./screens.ts";
import { answerSerializer } from "./serializer.ts";

const bodyAtMost = 1_048_576;
const uploadAtMost = 4_194_304;

const answerHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

async function protect(app: FastifyInstance, { config }: Services): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: 3_000 });
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
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: (request) => tokenOf(request) ?? request.ip,
    allowList: (request) => !request.url.startsWith("/api/"),
  });
}

/** The whole HTTP surface: the API, its description, the two apps' screens, health and metrics. */
export async function buildApp(services: Services, handlers: AnyHandlers, doors: Doors): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    // The proxy in front alone: what it was told by others is for anybody to make up.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    bodyLimit: bodyAtMost,
    requestTimeout: 30_000,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.decorateRequest("entered", null as never);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer(config.checkAnswers));
  handleErrors(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (!isKnownHost(request.hostname, config.publicUrl.hostname)) {
      sendNotFound(request, reply);
      return reply;
    }
    if (request.url.startsWith("/api/")) reply.headers(answerHeaders);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, id } = request;
    // The route's pattern, not the address: ids and tokens stay out of the log.
    log.info(
      { id, method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "request",
    );
  });
  await protect(app, services);
  await app.register(compress, { global: true, threshold: 1_400 });
  await app.register(multipart, { limits: { fileSize: uploadAtMost, files: 1, fields: 0 } });
  await describeApi(app);
  await app.register(async (api) => {
    bindEndpoints(api, handlers, createDoorkeeper(doors, config.publicUrl.hostname, services.clock));
  });
  serveMetrics(app, services);
  await serveScreens(app, services, doors);
  return app;
}
