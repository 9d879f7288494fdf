import { connect } from "node:net";

const commands = "MAIL FROM:<b@stammis.example>\r\nRCPT TO:<anna@example.com>\r\nDATA\r\n";

/**
 * Sends the same finished mail over one connection until a time, pipelined, parsing only line ends. Returns the number
 * sent.
 */
function carry(port: number, content: string, until: number): Promise<number> {
  const fullMessage = `${content}.\r\n${commands}`;
  return new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1");
    let sent = -1;
    // The greeting, three lines of response to EHLO, then four responses per mail.
    let due = 1;
    let began = false;
    socket.setNoDelay(true);
    socket.on("error", fail);
    socket.on("data", (chunk) => {
      for (const byte of chunk) if (byte === 10) due--;
      if (due > 0) return;
      if (!began) {
        began = true;
        due = 3;
        socket.write("EHLO bench\r\n");
        return;
      }
      sent++;
      if (performance.now() >= until) {
        socket.destroy();
        return done(sent);
      }
      due = sent === 0 ? 3 : 4;
      socket.write(sent === 0 ? commands : fullMessage, "latin1");
    });
  });
}

/** Returns how many mails a bare pipelined client delivers in this time over these connections. */
export async function bareMails(port: number, content: string, connections: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => carry(port, content, until)));
  return counts.reduce((sum, count) => sum + count, 0);
}
