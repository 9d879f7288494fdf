import { createSecureServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import type { makePassCertificates } from "./pass-certificates.ts";

export interface Pushed {
  token: string;
  topic: string;
  body: string;
  /** The pass type of the client's certificate. */
  by: string;
}

type Answer = { status: number; reason?: string };

/** A push service with Apple's protocol, over HTTP/2, that admits clients with a certificate of the authority. */
export async function startPushServer({ text }: ReturnType<typeof makePassCertificates>) {
  const pushed: Pushed[] = [];
  const answers = new Map<string, Answer>();
  const server = createSecureServer({
    key: text("server-key"),
    cert: text("server"),
    ca: text("ca"),
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.on("stream", (stream: ServerHttp2Stream, headers) => {
    const token = String(headers[":path"]).replace("/3/device/", "");
    const socket = stream.session?.socket as TLSSocket | undefined;
    const subject = socket?.getPeerCertificate().subject as Record<string, string> | undefined;
    let body = "";
    stream.on("data", (piece: Buffer) => {
      body += piece.toString();
    });
    stream.on("end", () => {
      const by = String(subject?.UID);
      pushed.push({ token, topic: String(headers["apns-topic"]), body, by });
      const { status, reason } = answers.get(token) ?? { status: 200 };
      stream.respond({ ":status": status });
      stream.end(reason ? JSON.stringify({ reason }) : "");
    });
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, pushed, answers, close: () => server.close() };
}
