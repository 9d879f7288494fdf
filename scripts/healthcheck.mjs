// The HEALTHCHECK of a container for either program: a server answers at PORT, a worker at WORKER_PORT.

/** Returns the status of one program's `/readyz`, or null when no program listens. */
const ask = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(8_000) }).then(
    ({ status }) => status,
    ({ name }) => (name === "TimeoutError" ? 504 : null),
  );

/** Returns whether at least one program listens, and each that does is ready. */
export async function isHealthy({ PORT = "3000", WORKER_PORT = "3001" } = process.env) {
  const ports = [PORT, WORKER_PORT].filter((port) => port !== "0");
  const statuses = (await Promise.all(ports.map(ask))).filter((status) => status !== null);
  return statuses.length > 0 && statuses.every((status) => status === 200);
}

if (import.meta.main) process.exit((await isHealthy()) ? 0 : 1);
