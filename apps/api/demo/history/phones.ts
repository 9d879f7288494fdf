/**
 * The mobile numbers that Sweden reserves for fiction, 070-174 06 05 to 06 99, in E.164. No message reaches a person.
 */
export const demoPhones: readonly string[] = Array.from(
  { length: 95 },
  (_, index) => `+4670174${String(605 + index).padStart(4, "0")}`,
);
