import type { FastifyReply, FastifyRequest } from "fastify";
import type { KnownDevice } from "../request/call.ts";

const keptSeconds = 400 * 24 * 60 * 60;

/**
 * Returns the cookie's name. Members and staff have separate names, because they may share a browser and, on a
 * developer's machine, a host.
 */
const nameFor = ({ chain, hostChain }: FastifyRequest["context"]) =>
  chain || hostChain ? "stammis-member-device" : "stammis-device";

function cookieOf(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Returns the cookie access by which a browser is recognised. It grants nothing: the password is still required. */
export function knownDevice(request: FastifyRequest, reply: FastifyReply): KnownDevice {
  const name = nameFor(request.context);
  const secure = request.protocol === "https" ? "; Secure" : "";
  return {
    token: cookieOf(request, name),
    keep: (token) =>
      void reply.header(
        "set-cookie",
        `${name}=${token}; Path=/api; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict${secure}`,
      ),
  };
}
