import { afterAll } from "vitest";
import { openSmtpServer, type SmtpSink } from "./smtp-server.ts";

/** A mail server that does as it is told, as long as the tests of a file. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sink = await openSmtpServer();
  afterAll(() => sink.close());
  return sink;
}
