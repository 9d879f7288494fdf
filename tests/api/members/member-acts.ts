import { type Agent, request } from "node:http";
import type { BenchClub } from "../../../bench/club.ts";

/** Opens a member's app; returns the status, or the error when there was no response. */
export function askForHome(
  port: number,
  { subdomain }: Pick<BenchClub, "subdomain">,
  token: string,
  agent: Agent,
): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { host: `${subdomain}.localhost:${port}`, authorization: `Bearer ${token}` };
    request({ host: "127.0.0.1", port, path: "/api/consumer/home", agent, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", (error) => resolve(error.message));
    })
      .once("error", (error) => resolve(error.message))
      .end();
  });
}
