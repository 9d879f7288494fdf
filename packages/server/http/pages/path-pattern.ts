/** Returns a pattern for a route's path as the apps write it (`/c/$id`), with or without a trailing slash. */
export const patternOf = (path: string, flags?: string) =>
  new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+").replace(/\/$/, "")}/?$`, flags);
