import { type AddressInfo, createServer } from "node:net";

// A mail server in its own process that accepts everything: it looks for the end of each mail and stores nothing.
const end = Buffer.from("\r\n.\r\n");

const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.write("220 sink\r\n");
  let pendingBytes: Buffer = Buffer.alloc(0);
  let inMail = false;
  socket.on("error", () => {});
  socket.on("data", (chunk: Buffer) => {
    pendingBytes = pendingBytes.length > 0 ? Buffer.concat([pendingBytes, chunk]) : chunk;
    let answers = "";
    let at = 0;
    for (;;) {
      const endIndex = inMail ? pendingBytes.indexOf(end, at) : pendingBytes.indexOf("\r\n", at, "latin1");
      if (endIndex < 0) break;
      const verb = inMail ? "" : pendingBytes.toString("latin1", at, at + 4).toUpperCase();
      at = endIndex + (inMail ? end.length : 2);
      inMail = verb === "DATA";
      if (verb === "EHLO") answers += "250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n";
      else if (verb === "QUIT") return void socket.end("221 bye\r\n");
      else answers += inMail ? "354 go on\r\n" : "250 Ok\r\n";
    }
    pendingBytes = pendingBytes.subarray(at);
    if (answers) socket.write(answers);
  });
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit(0));
