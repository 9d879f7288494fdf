import { afterAll } from "vitest";
import { openSmtpServer, type SmtpSink } from "./smtp-server.ts";

/** Starts a scriptable mail server for the tests of a file. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sink = await openSmtpServer();
  afterAll(() => sink.close());
  return sink;
}
