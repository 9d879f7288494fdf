import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../request/refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

/** A form may be posted where the contract says so, and is not read; anywhere else it is no body that we know. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (!request.routeOptions.config.takesForm) refuse("UNSUPPORTED_MEDIA");
      payload.resume();
    },
  );
}
