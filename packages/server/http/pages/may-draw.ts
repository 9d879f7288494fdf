import type { FastifyRequest } from "fastify";
import type { Limits } from "../../security/limits.ts";
import type { MayDraw } from "../../storage/kept-drawings.ts";
import { networkOf } from "../networks.ts";

/** Returns the drawing permission for a request's source. */
export type MayDrawFor = (request: FastifyRequest) => MayDraw;

/**
 * Permits a limited number of new drawings per source, then refuses with TOO_MANY_REQUESTS. Stored pictures have no
 * limit.
 */
export const mayDrawFor =
  (limits: Limits): MayDrawFor =>
  (request) =>
  () =>
    limits.spendSource("drawingsPerSource", networkOf(request.ip));
