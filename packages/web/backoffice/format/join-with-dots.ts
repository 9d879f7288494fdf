/** Joins the parts of a line with dots; leaves out empty parts. */
export const joinWithDots = (...parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(" · ");
