/** Nouns that need each other since their folders of before became one: each is to be parted. A new one is not accepted. */
export const knownCycles: readonly (readonly string[])[] = [
  [
    "features/access/contacts/api",
    "features/access/passwords/api",
    "features/members/directory/api",
    "features/members/invitations/api",
    "features/members/joining/api",
    "features/members/notes/api",
    "features/till/approvals/api",
    "features/till/devices/api",
    "features/till/register/api",
  ],
  ["features/till/devices/backoffice", "features/till/register/backoffice"],
];
