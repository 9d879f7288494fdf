import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { routes } from "#features/routes.ts";
import type { Answer, Input, Route } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import { clubAddress, officeAddress } from "./addresses.ts";

/** Who asks: staff name the club they work in, members and visitors ask on the club's own host. */
export interface Caller {
  request: APIRequestContext;
  token?: string;
  /** The club's subdomain. */
  club?: string;
  /** The club is spoken to from outside: on its own host. */
  outside?: true;
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

function addressOf(route: Route, { params = {}, query = {} }: Loose): string {
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? "")));
  const search = Object.entries(query).map(([key, value]) => [key, String(value)]);
  // The host is named in a header, as browsers do it: a resolver need not know a club's.
  return `${officeAddress.replace("localhost", "127.0.0.1")}/api${path}?${new URLSearchParams(search)}`;
}

/** One call of the product's API: for what has gone before, so that a test can begin where it matters. */
export async function ask<K extends EndpointName>(
  { request, token, club, outside }: Caller,
  name: K,
  input: Input<AllSchemas[K]>,
  file?: Buffer,
): Promise<Answer<AllSchemas[K]>> {
  const route: Route = routes[name];
  const { host } = new URL(club && outside ? clubAddress(club) : officeAddress);
  const answer = await request.fetch(addressOf(route, input as Loose), {
    method: route.method,
    headers: {
      host,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(club && !outside && { "stammis-chain": club }),
      ...(route.idempotent && { "idempotency-key": randomUUID() }),
    },
    ...((input as Loose).body !== undefined && { data: (input as Loose).body }),
    ...(file && { multipart: { file: { name: "picture.png", mimeType: "image/png", buffer: file } } }),
  });
  if (!answer.ok()) throw new Error(`${name} was refused: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer<AllSchemas[K]>;
}
