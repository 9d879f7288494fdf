/** Mails as mail servers return them; `id` is at its place in the envelope. */
const head = (id: string, type: string) =>
  [
    "From: MAILER-DAEMON@mail.example",
    `To: bounces+${id}@stammis.example`,
    "Subject: =?nothing?Q?=FF=FE?=",
    `Content-Type: multipart/report; report-type=${type}; boundary=edge`,
    "MIME-Version: 1.0",
    "",
    "--edge",
    "Content-Type: text/plain; charset=no-such-charset",
    "",
    "It did not work: \xff\xfe",
    "--edge",
  ].join("\r\n");

/** A delivery report (RFC 3464); `answer` is the remote server's response. */
export const deliveryReport = (id: string, status: string, action = "failed", answer = "") =>
  Buffer.from(
    [
      head(id, "delivery-status"),
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mail.example",
      "",
      "Final-Recipient: rfc822; anna@example.com",
      `Action: ${action}`,
      `Status: ${status}`,
      ...(answer ? [`Diagnostic-Code: smtp; ${answer}`] : []),
      "",
      "--edge--",
      "",
    ].join("\r\n"),
    "latin1",
  );

/** A complaint (RFC 5965), which names its mail only by the message's id. */
export const complaint = (id: string, type = "abuse") =>
  Buffer.from(
    [
      head("unknown", "feedback-report"),
      "Content-Type: message/feedback-report",
      "",
      `Feedback-Type: ${type}`,
      "User-Agent: Provider/1.0",
      "Version: 1",
      "--edge",
      "Content-Type: message/rfc822",
      "",
      `Message-ID: <${id}@stammis.example>`,
      "Subject: Bullar",
      "",
      "Hej",
      "--edge--",
      "",
    ].join("\r\n"),
    "latin1",
  );

interface PlainBounce {
  from?: string;
  subject?: string;
  headers?: readonly string[];
  body: string;
}

/** A bounce without a delivery report: a text, and the returned message below it. */
export const plainBounce = (
  id: string,
  { from = "MAILER-DAEMON@mail.example", subject = "failure notice", headers = [], body }: PlainBounce,
) =>
  Buffer.from(
    [
      "Return-Path: <>",
      `From: ${from}`,
      `To: bounces+${id}@stammis.example`,
      `Subject: ${subject}`,
      ...headers,
      "",
      body,
      "",
    ].join("\r\n"),
    "latin1",
  );
