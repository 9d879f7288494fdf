import type { Locator, Page } from "@playwright/test";

/** A text field by its whole name, as it is read out: without the asterisk of what is required. */
export const field = (place: Page | Locator, name: string): Locator =>
  place.getByRole("textbox", { name, exact: true });
