import { type AddressInfo, createServer } from "node:net";

// A mail server that takes everything, in a process of its own: it looks for what ends a mail and keeps nothing.
const end = Buffer.from("\r\n.\r\n");

const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.write("220 sink\r\n");
  let rest: Buffer = Buffer.alloc(0);
  let inMail = false;
  socket.on("error", () => {});
  socket.on("data", (chunk: Buffer) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let answers = "";
    let at = 0;
    for (;;) {
      const found = inMail ? rest.indexOf(end, at) : rest.indexOf("\r\n", at, "latin1");
      if (found < 0) break;
      const verb = inMail ? "" : rest.toString("latin1", at, at + 4).toUpperCase();
      at = found + (inMail ? end.length : 2);
      inMail = verb === "DATA";
      if (verb === "EHLO") answers += "250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n";
      else if (verb === "QUIT") return void socket.end("221 bye\r\n");
      else answers += inMail ? "354 go on\r\n" : "250 Ok\r\n";
    }
    rest = rest.subarray(at);
    if (answers) socket.write(answers);
  });
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit(0));
