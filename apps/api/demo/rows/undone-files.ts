import type { Services } from "#packages/server/request/services.ts";

/**
 * Runs an act that keeps pictures as it goes; where it fails, those that were not there before go with it. Its rows go by
 * themselves, so that nothing would point at them.
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
    // Why it failed is what is told, also where the files cannot be reached.
    await Promise.allSettled(added.map((path) => files.remove(path)));
    throw error;
  }
}
