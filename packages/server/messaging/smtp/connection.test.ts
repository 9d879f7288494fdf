import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { connectSmtp } from "./connection.ts";
import { readSmtpUrl } from "./smtp-url.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Seen {
  method: string;
  user: string;
  password: string;
  secure: boolean;
}

/** A server with a certificate that nobody vouches for, and a login. */
async function startServer(options: SMTPServerOptions) {
  const logins: Seen[] = [];
  const server = new SMTPServer({
    ...options,
    onAuth({ method, username, password }, session, done) {
      const user = String(username);
      logins.push({ method, user, password: String(password), secure: session.secure });
      if (password === "rätt:p@ss") done(null, { user });
      else done(new Error(`wrong password of ${user}`));
    },
  });
  server.on("error", () => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => server.close());
  return { logins, port: (server.server.address() as AddressInfo).port };
}

const login = `user:${encodeURIComponent("rätt:p@ss")}`;
async function open(address: string) {
  const connection = await connectSmtp(readSmtpUrl(address), 5_000);
  closing.push(() => connection.end());
  return connection;
}
const ok = async (connection: Awaited<ReturnType<typeof open>>) => (await connection.send("NOOP\r\n", 1)[0])?.code;

test.each([["PLAIN"], ["LOGIN"]])("signs in by %s, behind STARTTLS where it is offered", async (method) => {
  const { port, logins } = await startServer({ authMethods: [method] });
  const connection = await open(`smtp://${login}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`);
  expect(logins).toEqual([{ method, user: "user", password: "rätt:p@ss", secure: true }]);
  expect(connection.pipelining).toBe(true);
  expect(await ok(connection)).toBe(250);
});

test("speaks TLS from the first byte where the address says so", async () => {
  const { port, logins } = await startServer({ secure: true });
  expect(await ok(await open(`smtps://${login}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`))).toBe(250);
  expect(logins).toMatchObject([{ secure: true }]);
});

test("a certificate that nobody vouches for ends it, before any password", async () => {
  const { port, logins } = await startServer({});
  await expect(open(`smtp://${login}@127.0.0.1:${port}`)).rejects.toThrow(/^mail server: TLS /);
  const secure = await startServer({ secure: true });
  await expect(open(`smtps://${login}@127.0.0.1:${secure.port}`)).rejects.toThrow(/^mail server: /);
  expect([...logins, ...secure.logins]).toEqual([]);
});

test("where TLS is asked for, a server without is not spoken to; where it is not wanted, it is not begun", async () => {
  const { port, logins } = await startServer({ disabledCommands: ["STARTTLS"] });
  await expect(open(`smtp://${login}@127.0.0.1:${port}/?requireTLS=true`)).rejects.toThrow("mail server: no TLS");
  expect(logins).toEqual([]);
  const plain = await startServer({ allowInsecureAuth: true });
  expect(await ok(await open(`smtp://${login}@127.0.0.1:${plain.port}/?ignoreTLS=true`))).toBe(250);
  expect(plain.logins).toMatchObject([{ secure: false }]);
});

test("a wrong password is told by its code, and by no word of the server's", async () => {
  const { port } = await startServer({ authMethods: ["PLAIN"] });
  const wrong = open(`smtp://user:wrong@127.0.0.1:${port}/?tls.rejectUnauthorized=false`);
  await expect(wrong).rejects.toThrow(/^mail server: 535$/);
});

/** A server that says what it is told to, whatever it hears. */
async function startTalker(hears: (line: string, socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (chunk) => hears(chunk.toString(), socket));
    socket.write("220-hello\r\n220 there\r\n");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("what somebody slipped in before TLS is not believed afterwards", async () => {
  const url = await startTalker((line, socket) => {
    if (line.startsWith("EHLO")) socket.write("250-x\r\n250 STARTTLS\r\n");
    else socket.write("220 go on\r\n250 AUTH PLAIN\r\n");
  });
  await expect(open(url)).rejects.toThrow(/^mail server: spoke /);
});

test("a server that says nothing once TLS is begun is left, too", async () => {
  const url = await startTalker((line, socket) => {
    if (line.startsWith("EHLO")) socket.write("250-x\r\n250 STARTTLS\r\n");
    else if (line.startsWith("STARTTLS")) socket.write("220 go on\r\n");
  });
  await expect(connectSmtp(readSmtpUrl(url), 50)).rejects.toThrow("mail server: TLS no answer");
});

test("replies are read however they are cut", async () => {
  const url = await startTalker((_, socket) => {
    const text = "250-x\r\n250-PIPELINING\r\n250 8BITMIME\r\n";
    for (const sign of text) socket.write(sign);
  });
  expect((await open(url)).pipelining).toBe(true);
});

test.each([["HTTP/1.1 400 Bad Request\r\n"], [`250-${"x".repeat(80_000)}`]])(
  "what is no SMTP is left (%#)",
  async (says) => {
    const url = await startTalker((_, socket) => socket.write(says));
    await expect(open(url)).rejects.toThrow("mail server: speaks no SMTP");
  },
);
