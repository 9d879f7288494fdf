/** Nouns that need each other since their folders of before became one: each is to be parted. A new one is not accepted. */
export const knownCycles: readonly (readonly string[])[] = [
  ["features/till/devices/backoffice", "features/till/register/backoffice"],
];
