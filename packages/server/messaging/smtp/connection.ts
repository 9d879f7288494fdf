import { connect as connectPlain, type Socket } from "node:net";
import { hostname } from "node:os";
import { type ConnectionOptions, connect as connectTls } from "node:tls";
import { answerWithinMs, DeliveryDelayed } from "../delivery.ts";
import { createReplyReader, type Reply } from "./replies.ts";
import type { SmtpServer } from "./smtp-url.ts";

/** A connection that is open, greeted and signed in. */
export interface SmtpConnection {
  /** Whether the server takes commands together (RFC 2920). */
  pipelining: boolean;
  /** Sends lines (ASCII, each with its CRLF), behind a mail's bytes, at once; answers a promise for each reply due, in order. */
  send(text: string, replies: number, content?: Buffer): Promise<Reply>[];
  isOpen(): boolean;
  /** Breaks it off: what is due fails with these words. */
  drop(why: string): void;
  /** Takes leave; what is due is not waited for. */
  end(): void;
}

/** A server that checks what it takes has so many times as long for it as to be reached. */
const patience = 4;

const base64 = (text: string) => Buffer.from(text).toString("base64");

interface Due {
  answer(reply: Reply): void;
  fail(error: Error): void;
}

/** Bytes both ways with a queue of what is due; plain or TLS. */
function createWire(first: Socket, withinMs: number) {
  let socket = first;
  let gone: Error | null = null;
  const due: Due[] = [];
  // Counted from reply to reply, not from byte to byte: a server that trickles never ends a line.
  const timer = setTimeout(() => due.length > 0 && fall("no answer"), patience * withinMs).unref();
  const reader = createReplyReader((reply) => {
    timer.refresh();
    const next = due.shift();
    if (next) next.answer(reply);
    // Nobody asked: a server that says 421 by itself is about to close.
    else if (reply.code !== 421) fall("spoke unasked");
  });

  function fall(why: string): void {
    if (gone) return;
    gone = new DeliveryDelayed(`mail server: ${why}`);
    clearTimeout(timer);
    socket.destroy();
    for (const each of due.splice(0)) each.fail(gone);
  }
  const read = (chunk: Buffer) => {
    try {
      reader.read(chunk.toString("latin1"));
    } catch {
      fall("speaks no SMTP");
    }
  };
  function listen(): void {
    socket.setNoDelay(true);
    socket.on("data", read);
    socket.on("error", (error: NodeJS.ErrnoException) => fall(error.code ?? "broken"));
    socket.on("close", () => fall("gone"));
  }
  listen();

  return {
    expect: (): Promise<Reply> =>
      new Promise((answer, fail) => {
        if (gone) return fail(gone);
        if (due.length === 0) timer.refresh();
        due.push({ answer, fail });
      }),
    write(text: string, before?: Buffer): void {
      if (gone) return;
      if (before) {
        socket.cork();
        socket.write(before);
      }
      socket.write(text, "latin1");
      if (before) socket.uncork();
    },
    isOpen: () => gone === null,
    fall,
    /** What came before the handshake was nobody's to say: it is not believed afterwards. */
    async secure(options: ConnectionOptions): Promise<void> {
      if (!reader.isBetween()) fall("spoke before TLS");
      if (gone) throw gone;
      socket.removeAllListeners();
      const plain = socket;
      await new Promise<void>((done, fail) => {
        const end = (why: string) => {
          plain.destroy();
          fail(new DeliveryDelayed(`mail server: TLS ${why}`));
        };
        const handshake = setTimeout(() => end("no answer"), withinMs);
        plain.once("close", () => {
          clearTimeout(handshake);
          end("gone");
        });
        socket = connectTls({ ...options, socket: plain }, () => {
          clearTimeout(handshake);
          done();
        });
        socket.once("error", (error: NodeJS.ErrnoException) => end(error.code ?? "broken"));
      });
      socket.removeAllListeners("error");
      listen();
    },
    end(): void {
      this.write("QUIT\r\n");
      gone ??= new DeliveryDelayed("mail server: left");
      clearTimeout(timer);
      socket.end();
      setTimeout(() => socket.destroy(), withinMs).unref();
    },
  };
}

function openSocket({ host, port, secure }: SmtpServer, tls: ConnectionOptions, withinMs: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = secure ? connectTls({ ...tls, host, port }) : connectPlain({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error("no answer")), withinMs);
    const opened = secure ? "secureConnect" : "connect";
    socket.once(opened, () => {
      clearTimeout(timer);
      socket.removeAllListeners();
      done(socket);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      fail(new DeliveryDelayed(`mail server: ${error.code ?? "no answer"}`));
    });
  });
}

/** Opens a connection to the server, which answers within so long. Throws DeliveryDelayed, with codes alone in its words. */
export async function connectSmtp(server: SmtpServer, withinMs = answerWithinMs): Promise<SmtpConnection> {
  const tls: ConnectionOptions = {
    rejectUnauthorized: server.verify,
    ...(/^[\d.:]+$/.test(server.host) ? {} : { servername: server.host }),
  };
  const wire = createWire(await openSocket(server, tls, withinMs), withinMs);
  const failed = (reply: Reply) => {
    wire.end();
    return new DeliveryDelayed(`mail server: ${reply.code}`);
  };
  async function ask(line: string, good: number): Promise<Reply> {
    wire.write(`${line}\r\n`);
    const reply = await wire.expect();
    if (Math.floor(reply.code / 100) !== good) throw failed(reply);
    return reply;
  }
  const greet = async () => {
    const { lines } = await ask(`EHLO ${hostname().replace(/[^\w.-]/g, "") || "localhost"}`, 2);
    return lines.map((line) => line.toUpperCase());
  };

  const greeting = await wire.expect();
  if (greeting.code !== 220) throw failed(greeting);
  let offers = await greet();
  const mayTls = offers.includes("STARTTLS") && server.startTls !== "never";
  if (!server.secure && server.startTls === "always" && !mayTls) {
    wire.end();
    throw new DeliveryDelayed("mail server: no TLS");
  }
  if (!server.secure && mayTls) {
    await ask("STARTTLS", 2);
    await wire.secure(tls);
    offers = await greet();
  }
  if (server.login) {
    const { user, password } = server.login;
    const ways = offers.find((line) => line.startsWith("AUTH "))?.split(" ") ?? [];
    if (ways.includes("PLAIN") || !ways.includes("LOGIN"))
      await ask(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 2);
    else {
      await ask("AUTH LOGIN", 3);
      await ask(base64(user), 3);
      await ask(base64(password), 2);
    }
  }
  return {
    pipelining: offers.includes("PIPELINING"),
    send(text, replies, content) {
      const due = Array.from({ length: replies }, () => wire.expect());
      // Each is looked at in its turn; one that fails before is no error nobody heard.
      for (const each of due) each.catch(() => {});
      wire.write(text, content);
      return due;
    },
    isOpen: wire.isOpen,
    drop: wire.fall,
    end: wire.end.bind(wire),
  };
}
