/** Returns first and last name; undefined when both are empty. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string | undefined {
  return [firstName, lastName].filter(Boolean).join(" ") || undefined;
}
