import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, connect as dial, type Socket } from "node:net";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { temporaryFolder } from "../api/temporary.ts";

export interface TlsFront {
  /** The address of the same database over TLS; the caller adds further query parameters. */
  url: URL;
  /** The file of the server's self-signed certificate. */
  certificate: string;
  close(): Promise<void>;
}

/** Makes a certificate of its own authority, as many database providers have. */
function makeCertificate() {
  const folder = temporaryFolder("tls");
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "ca.pem")];
  const { status, stderr } = spawnSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
      ...["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl could not create the certificate: ${stderr}`);
  return { key, certificate };
}

const sslRequestBytes = 8;

/** A proxy that adds TLS to a PostgreSQL, with its own negotiation: it answers S and starts TLS. */
export async function openTlsFront(connectionString: string): Promise<TlsFront> {
  const url = new URL(connectionString);
  const [host, port] = [url.hostname, Number(url.port || 5432)];
  const { key, certificate } = makeCertificate();
  const options = { isServer: true, key: readFileSync(key), cert: readFileSync(certificate) };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.once("readable", () => {
      socket.read(sslRequestBytes);
      socket.write("S");
      const secure = new TLSSocket(socket, options);
      const behind = dial(port, host);
      sockets.add(behind);
      for (const side of [secure, behind]) side.on("error", () => socket.destroy()).on("close", () => behind.destroy());
      secure.pipe(behind).pipe(secure);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url,
    certificate,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
