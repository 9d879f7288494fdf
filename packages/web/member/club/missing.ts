import { ApiError } from "#packages/contract/client.ts";
import { isReservedName } from "#packages/domain/people/names.ts";

/** Returns a fetched entity, or its placeholder when the server has none. Other errors are thrown. Spec §4. */
export async function orPlaceholder<T>(work: Promise<T>, placeholder: T): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return placeholder;
    throw error;
  });
}

/** Returns whether an entity is the placeholder. */
export const isMissing = (thing: { name: string }): boolean => isReservedName(thing.name);
