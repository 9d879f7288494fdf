import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { routes } from "#features/routes.ts";
import type { Answer, Input, Route } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import { clubAddress, officeAddress } from "./addresses.ts";

/** The caller of an endpoint: staff name their club, members and visitors call the club's own host. */
export interface Caller {
  request: APIRequestContext;
  token?: string;
  /** The club's subdomain. */
  club?: string;
  /** Whether the call goes to the club's own host, from outside. */
  outside?: true;
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

function addressOf(route: Route, { params = {}, query = {} }: Loose): string {
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? "")));
  const search = Object.entries(query).map(([key, value]) => [key, String(value)]);
  // Names the host in a header, like browsers, because a resolver may not know a club's host.
  return `${officeAddress.replace("localhost", "127.0.0.1")}/api${path}?${new URLSearchParams(search)}`;
}

/** Calls the product's API once, to prepare the state in which a test begins. */
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
