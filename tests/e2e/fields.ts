import type { Locator, Page } from "@playwright/test";

/** Returns a text field by its full accessible name, without the asterisk of required fields. */
export const field = (place: Page | Locator, name: string): Locator =>
  place.getByRole("textbox", { name, exact: true });
