import { readFileSync } from "node:fs";

const guide = new URL("../../../../docs/integrations.md", import.meta.url);

/**
 * Returns docs/integrations.md for the page of the API: without its title, and without links to files, which the page
 * does not have.
 */
export function introduction(): string {
  return readFileSync(guide, "utf8")
    .replace(/^# .*\n+/, "")
    .replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1");
}
