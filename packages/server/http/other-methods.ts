import type { FastifyInstance, FastifyReply } from "fastify";
import type { Route } from "#packages/contract/endpoint.ts";
import { refuse } from "../request/refusal.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
/** Paths that a parameter of another route would take for its own, by a method that they do not have. */
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
 * What no endpoint is bound to: a path of ours asked with a method it does not have is a 405 that tells those it has,
 * every other a 404. Which it is, is asked of the router when somebody comes: a route for each would make a start slower.
 */
export function refuseTheRest(app: FastifyInstance, routes: readonly Route[]): void {
  for (const { path, allowed, by } of takenPaths(routes)) {
    app.route({
      method: by,
      url: `/api${path}`,
      helmet: false,
      schema: { hide: true },
      // After it was counted, before its body is read.
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
            // This one itself is found for whatever is nowhere else.
            return route && !("*" in route.params);
          });
          if (allowed.length > 0) refuseMethod(reply, allowed);
        },
      },
      () => refuse("NOT_FOUND"),
    );
  }
}
