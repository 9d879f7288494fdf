/** What is said of a thing in one line, its parts with dots between; what there is nothing to say of is left out. */
export const joinWithDots = (...parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(" · ");
