import type { FastifyInstance, FastifyReply } from "fastify";
import type { Route } from "#packages/contract/endpoint.ts";
import { refuse } from "../request/refusal.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
/** Returns paths that a parameter of another route also matches, with the methods that these paths do not support. */
function takenPaths(all: readonly Route[]) {
  const patterns = all.map(({ method, path }) => ({ method, like: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`) }));
  return [...Map.groupBy(all, ({ path }) => path)].flatMap(([path, pathRoutes]) => {
    const allowed = pathRoutes.map(({ method }) => method as string);
    const others = methods.filter((method) => !allowed.includes(method));
    const by = others.filter((method) => patterns.some((other) => other.method === method && other.like.test(path)));
    return by.length > 0 ? [{ path, allowed, by }] : [];
  });
}

function refuseMethod(reply: FastifyReply, allowed: readonly string[]): never {
  reply.header("allow", allowed.join(", "));
  return refuse("METHOD_NOT_ALLOWED");
}

/**
 * Answers requests that match no endpoint: 405 with the allowed methods for a known path, else 404. Searches the router
 * at request time, because a route for each case would slow down the start.
 */
export function refuseTheRest(app: FastifyInstance, routes: readonly Route[]): void {
  for (const { path, allowed, by } of takenPaths(routes)) {
    app.route({
      method: by,
      url: `/api${path}`,
      helmet: false,
      schema: { hide: true },
      // Runs after the rate limit and before the body is read.
      preParsing: async (_request, reply) => refuseMethod(reply, allowed),
      handler: () => refuse("METHOD_NOT_ALLOWED"),
    });
  }
  for (const url of ["/api", "/api/*"]) {
    app.all(
      url,
      {
        schema: { hide: true },
        preParsing: async (request, reply) => {
          const [path = ""] = request.url.split("?");
          const allowed = methods.filter((method) => {
            const route = app.findRoute({ method, url: path });
            // This catch-all route itself matches every path.
            return route && !("*" in route.params);
          });
          if (allowed.length > 0) refuseMethod(reply, allowed);
        },
      },
      () => refuse("NOT_FOUND"),
    );
  }
}
