import type { Input } from "#packages/contract/endpoint.ts";
import type { EndpointName, Routes } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";

/** Changes an entity by typed fields; a picture is replaced as a unit. */
type Put = { [K in EndpointName]: Routes[K] extends { method: "PUT" } ? K : never }[EndpointName];
export type Editor = {
  [K in Put]: Input<AllSchemas[K]> extends { body: infer Body } ? ("version" extends keyof Body ? K : never) : never;
}[Put];

/** A PUT whose body has no version. Its noun gives the reason in `api/noun.fixture.ts`. */
export type Versionless = Exclude<Put, Editor>;
