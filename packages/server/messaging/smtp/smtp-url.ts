/** What `SMTP_URL` says. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** Never STARTTLS, or never without; by default where it is offered. */
  startTls: "never" | "offered" | "always";
  /** Whether a certificate nobody vouches for ends the connection. */
  verify: boolean;
  login: { user: string; password: string } | null;
}

/** Reads an address such as `smtp://user:password@host:587`, with nodemailer's `requireTLS`, `ignoreTLS` and `tls.rejectUnauthorized`. */
export function readSmtpUrl(address: string): SmtpServer {
  const url = new URL(address);
  const secure = url.protocol === "smtps:";
  const isSaid = (name: string) => url.searchParams.get(name) === "true";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    startTls: isSaid("ignoreTLS") ? "never" : isSaid("requireTLS") ? "always" : "offered",
    verify: url.searchParams.get("tls.rejectUnauthorized") !== "false",
    login: url.username ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : null,
  };
}
