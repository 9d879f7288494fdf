/** First and last name as far as they are known; undefined when neither is. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string | undefined {
  return [firstName, lastName].filter(Boolean).join(" ") || undefined;
}
