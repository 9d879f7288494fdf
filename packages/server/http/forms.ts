import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../request/refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

/** Accepts posted forms on endpoints that declare them, without reading them; other endpoints refuse that body type. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (!request.routeOptions.config.takesForm) refuse("UNSUPPORTED_MEDIA");
      payload.resume();
    },
  );
}
