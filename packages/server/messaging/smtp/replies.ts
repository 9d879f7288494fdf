/** What a server says to a command. Its words may repeat an address: only the codes go further. */
export interface Reply {
  code: number;
  /** Of RFC 3463, such as 5.1.1; empty where the server gives none. */
  enhanced: string;
  lines: string[];
}

/** More than any reply is. */
const longest = 64 * 1024;

/** Reads replies of a stream, however it is cut. Throws on what is no SMTP. */
export function createReplyReader(onReply: (reply: Reply) => void) {
  let rest = "";
  let lines: string[] = [];
  return {
    read(chunk: string): void {
      rest += chunk;
      for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
        const line = rest.slice(0, end).replace(/\r$/, "");
        rest = rest.slice(end + 1);
        const [, code, more, words = ""] = /^(\d{3})(?:([ -])(.*))?$/.exec(line) ?? [];
        if (!code) throw new Error("no SMTP");
        lines.push(words);
        if (more === "-") continue;
        const reply = { code: Number(code), enhanced: /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0] ?? "", lines };
        lines = [];
        onReply(reply);
      }
      if (rest.length + lines.length * 64 > longest) throw new Error("no SMTP");
    },
    /** Whether something came that is not read yet. */
    isBetween: () => rest === "" && lines.length === 0,
  };
}
