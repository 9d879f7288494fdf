import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export interface ProviderRequest {
  path: string;
  authorization: string;
  body: string;
}

export interface Provider {
  url: string;
  requests: ProviderRequest[];
  /** Returns the next response: status and JSON, by path or for all. */
  answer: (path: string) => { status: number; json: unknown };
}

/** A fake external provider's HTTP API on this machine. */
export async function startProvider(): Promise<Provider> {
  const provider: Provider = { url: "", requests: [], answer: () => ({ status: 200, json: {} }) };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? "";
    const authorization = request.headers.authorization ?? "";
    provider.requests.push({ path, authorization, body: Buffer.concat(parts).toString() });
    const { status, json } = provider.answer(path);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return provider;
}
