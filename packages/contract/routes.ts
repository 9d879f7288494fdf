import type { routes } from "#features/routes.ts";

/** Every endpoint of the API, by its name. */
export type Routes = typeof routes;
export type EndpointName = keyof Routes;
/** Endpoints that answer a file. */
export type DownloadName = { [K in EndpointName]: Routes[K] extends { download: string } ? K : never }[EndpointName];
/** Endpoints that answer a stream of events. */
export type StreamName = { [K in EndpointName]: Routes[K] extends { stream: true } ? K : never }[EndpointName];
