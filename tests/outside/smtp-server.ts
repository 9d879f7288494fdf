import { type AddressInfo, createServer, type Socket } from "node:net";

/** A mail as the server received it, byte by byte. */
export interface Taken {
  from: string;
  to: string;
  /** The content as it arrived, with doubled dots, without the end mark. */
  raw: string;
}

export interface SmtpSink {
  url: string;
  taken: Taken[];
  /** Every command, in order, and the number of commands that arrived in one piece with the one before. */
  commands: string[];
  together: number;
  connections: number;
  /** Returns the response to a recipient's address; 250 by default. */
  rcpt: (address: string) => string;
  /** Returns the response for a mail; null closes the connection instead. */
  content: (mail: Taken) => string | null;
  greeting: string;
  offers: string[];
  /** Whether the server stays silent, until released. */
  silent: boolean;
  close(): Promise<void>;
}

/** Serves one connection; its state depends on whether it is inside a mail. */
function serve(sink: SmtpSink, socket: Socket): void {
  let buffer = "";
  let mail: { from: string; to: string } | null = null;
  let inData = false;
  const say = (line: string) => !sink.silent && socket.write(`${line}\r\n`);

  function hear(line: string): void {
    sink.commands.push(line.replace(/:.*/, ""));
    const [, verb = ""] = /^(\w+)/.exec(line) ?? [];
    if (verb === "EHLO")
      for (const [at, offer] of ["sink", ...sink.offers].entries())
        say(`250${at < sink.offers.length ? "-" : " "}${offer}`);
    else if (verb === "MAIL") {
      mail = { from: /<(.*)>/.exec(line)?.[1] ?? "", to: "" };
      say("250 2.1.0 Ok");
    } else if (verb === "RCPT") {
      const to = /<(.*)>/.exec(line)?.[1] ?? "";
      const answer = sink.rcpt(to);
      if (answer.startsWith("250") && mail) mail.to = to;
      say(answer);
      if (answer.startsWith("421")) socket.end();
    } else if (verb === "DATA") {
      inData = Boolean(mail?.to);
      say(inData ? "354 go on" : "554 5.5.1 no valid recipients");
    } else if (verb === "QUIT") socket.end("221 bye\r\n");
    else if (verb === "AUTH") say("235 2.7.0 Ok");
    else say("250 Ok");
    if (verb === "RSET") mail = null;
  }

  function take(raw: string): void {
    const message = { from: mail?.from ?? "", to: mail?.to ?? "", raw };
    const answer = sink.content(message);
    if (answer === null) return void socket.destroy();
    if (answer.startsWith("250")) sink.taken.push(message);
    mail = null;
    inData = false;
    say(answer);
  }

  say(sink.greeting);
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    buffer += chunk.toString("latin1");
    for (let heard = 0; ; heard++) {
      const ending = inData ? /(?:^|\r\n)\.\r\n/ : /\r\n/;
      const end = ending.exec(buffer);
      if (!end) return;
      const text = buffer.slice(0, end.index);
      buffer = buffer.slice(end.index + end[0].length);
      if (heard > 0) sink.together++;
      if (inData) take(text);
      else hear(text);
    }
  });
}

/** A scriptable mail server on this machine. */
export async function openSmtpServer(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    // Sends each response at once: combined, they would wait a client's forty milliseconds per mail.
    socket.setNoDelay(true);
    sink.connections++;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    serve(sink, socket);
  });
  const sink: SmtpSink = {
    url: "",
    taken: [],
    commands: [],
    together: 0,
    connections: 0,
    silent: false,
    greeting: "220 sink",
    offers: ["PIPELINING", "8BITMIME"],
    rcpt: () => "250 2.1.5 Ok",
    content: () => "250 2.0.0 taken",
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  sink.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return sink;
}
