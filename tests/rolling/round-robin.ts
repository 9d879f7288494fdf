import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

export interface RoundRobin {
  port: number;
  /** The number of requests to each server, by its port. */
  sentTo: ReadonlyMap<number, number>;
  /** The number of connections refused by a server whose stop was not noticed yet. */
  refused(): number;
  /** The reasons of requests without a server's response. */
  lost: readonly string[];
  close(): Promise<void>;
}

const askedEveryMs = 100;

interface Behind {
  port: number;
  ready: boolean;
  /** Keeps and shares connections, like a real proxy. */
  agent: Agent;
}

/**
 * A minimal proxy: distributes requests in turn among servers whose `/readyz` is good. Tries another only after a
 * refused connection, before anything was sent; any other failure is a lost request.
 */
export async function openRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const behind = ports.map((port): Behind => ({ port, ready: false, agent: new Agent({ keepAlive: true }) }));
  const sentTo = new Map(ports.map((port) => [port, 0]));
  const lost: string[] = [];
  let turn = 0;
  let refused = 0;

  async function look(server: Behind): Promise<void> {
    server.ready = await fetch(`http://127.0.0.1:${server.port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  }
  const looking = setInterval(() => void behind.map(look), askedEveryMs);

  function lose(why: string, answer: ServerResponse): void {
    // The client has left, so no request is lost.
    if (answer.destroyed) return;
    lost.push(why);
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  }

  function pass(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, refusedBy: readonly Behind[]): void {
    const free = behind.filter((server) => server.ready && !refusedBy.includes(server));
    const server = free[turn++ % free.length];
    if (!server) {
      lose(`${incoming.url}: no server is ready`, answer);
      return;
    }
    const { method, url: path, headers } = incoming;
    const options = { host: "127.0.0.1", port: server.port, agent: server.agent, method, path, headers };
    const sent = request(options, (response) => {
      sentTo.set(server.port, (sentTo.get(server.port) ?? 0) + 1);
      // A server's keep-alive applies to the proxy's connection only, so it is not passed on to the client.
      const { connection: _, "keep-alive": __, ...forwardedHeaders } = response.headers;
      answer.writeHead(response.statusCode ?? 502, forwardedHeaders);
      response.on("error", (error) => lose(`${path}: ${error.message} in the middle of an answer`, answer));
      response.pipe(answer);
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") {
        refused++;
        pass(incoming, body, answer, [...refusedBy, server]);
      } else lose(`${path}: ${error.message}`, answer);
    });
    answer.once("close", () => sent.destroy());
    sent.end(body);
  }

  const proxy = createServer(async (incoming, answer) => {
    const pieces = await Array.fromAsync(incoming as AsyncIterable<Buffer>);
    pass(incoming, Buffer.concat(pieces), answer, []);
  });
  // The client closes the connection: closing here while a new request arrives would lose that request.
  proxy.keepAliveTimeout = 0;
  await Promise.all(behind.map(look));
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    sentTo,
    lost,
    refused: () => refused,
    async close() {
      clearInterval(looking);
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      for (const { agent } of behind) agent.destroy();
    },
  };
}
