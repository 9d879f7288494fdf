import type { Services } from "#packages/server/request/services.ts";

/**
 * Runs an act that stores pictures. If it fails, removes the pictures it added; the rollback removes the rows that
 * refer to them.
 */
export async function withFilesUndone<T>(services: Services, act: (services: Services) => Promise<T>): Promise<T> {
  const { files } = services;
  const added: string[] = [];
  const noting: Services["files"] = {
    ...files,
    async put(picture) {
      if (!(await files.has(picture.path))) added.push(picture.path);
      await files.put(picture);
    },
  };
  try {
    return await act({ ...services, files: noting });
  } catch (error) {
    // Ignores file errors, so that the caller gets the original error.
    await Promise.allSettled(added.map((path) => files.remove(path)));
    throw error;
  }
}
