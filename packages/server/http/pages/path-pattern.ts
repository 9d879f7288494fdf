/** Matches the path of a route as the apps write it (`/c/$id`), with or without a slash at its end. */
export const patternOf = (path: string, flags?: string) =>
  new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+").replace(/\/$/, "")}/?$`, flags);
