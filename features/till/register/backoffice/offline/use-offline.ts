import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { nameManifest } from "#packages/web/backoffice/install/install-offer.ts";
import { callHeaders } from "#packages/web/backoffice/session/api.ts";
import { routes } from "#packages/web/backoffice/session/routes.ts";
import { measuringClock } from "#packages/web/session/server-clock.ts";
import { useIsReached } from "../network.ts";
import { factsQuery } from "../queries.ts";
import { startTillWorker } from "./till-worker.ts";

/** The pause between attempts to reach the server, in milliseconds. */
const probeMs = 10_000;

const measureClock = () =>
  measuringClock(() => fetch(`/api${routes.getSession.path}`, { headers: callHeaders() })).catch(() => undefined);

/** Prepares the till for a lost network, and notices when the network returns. */
export function useOffline() {
  const isServerReached = useIsReached();
  useEffect(() => void startTillWorker(), []);
  useEffect(() => nameManifest("/till.webmanifest"), []);
  useEffect(() => {
    if (isServerReached) void measureClock();
  }, [isServerReached]);
  useQuery({ ...factsQuery, refetchInterval: isServerReached ? false : probeMs });
}
