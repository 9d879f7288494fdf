import { collectDefaultMetrics, type Registry } from "prom-client";

/**
 * Gauges that the library names like counters. Each is the sum of another gauge over its types, such as
 * `sum(nodejs_active_handles)`.
 */
const misnamed = ["nodejs_active_handles_total", "nodejs_active_requests_total", "nodejs_active_resources_total"];

/** Registers the process's own metrics under names that OpenMetrics accepts. */
export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
}
