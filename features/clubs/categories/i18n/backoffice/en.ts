import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  menu: "Categories",
  lead: "What you sell, broadly. The cashier picks a category for each purchase, and you see what sells best.",
  addLabel: "New category",
  addPlaceholder: "Type a name and press Enter",
  nameLabel: "Name of the category",
  listLabel: "Categories",
  purchases: "{count, plural, =0 {no purchases} one {# purchase} other {# purchases}}",
  remove: "Remove {name}",
  translate: "Translate {name}",
  emptyTitle: "No categories yet",
  emptyText: "Type the first one above, such as Coffee, Bread or Cut flowers.",
  emptyReadOnly: "Those who run the club add them here.",
  removed: "{name} removed",
  undo: "Undo",
  removeTitle: "Remove {name}?",
  removeText:
    "{count, plural, one {# purchase has this category and keeps it.} other {# purchases have this category and keep it.}} It can no longer be chosen at the till.",
  fetchFailed: "Unable to load categories",
  saveFailed: "Unable to save the category",
  removeFailed: "Unable to remove the category",
  palette: {
    acts: {
      newCategory: "New category",
    },
    also: {
      newCategory: "create add",
    },
  },
};
