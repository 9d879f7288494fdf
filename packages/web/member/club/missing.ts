import { ApiError } from "#packages/contract/client.ts";
import { isReservedName } from "#packages/domain/people/names.ts";

/** A fetched thing, or its placeholder when the server knows none. Other failures stay failures. Spec §4. */
export async function orPlaceholder<T>(work: Promise<T>, placeholder: T): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return placeholder;
    throw error;
  });
}

/** Whether a thing is the placeholder. */
export const isMissing = (thing: { name: string }): boolean => isReservedName(thing.name);
