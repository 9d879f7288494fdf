import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiContract } from "#apps/api/start/handlers.ts";
import { openapiOf } from "#packages/server/http/openapi/openapi.ts";

/** `npm run openapi`: lints the description of the API by Redocly and Spectral, which npx fetches. */
const folder = mkdtempSync(join(tmpdir(), "stammis-openapi-"));
const redocly = `
extends: [recommended]
rules:
  # Only paths that the spec fixes are ambiguous: a test of the description lists them.
  no-ambiguous-paths: off
`;
const linters = [
  ["--package=@redocly/cli@2.77.0", "redocly", "lint", "openapi.json", "--max-problems=1000"],
  ["--package=@stoplight/spectral-cli@6.16.3", "spectral", "lint", "openapi.json", "--fail-severity=hint"],
];

const description = openapiOf(apiContract, { server: "https://stammis.se", keyCallsOnly: false });
writeFileSync(join(folder, "openapi.json"), JSON.stringify(description));
writeFileSync(join(folder, "redocly.yaml"), redocly);
writeFileSync(join(folder, ".spectral.json"), JSON.stringify({ extends: ["spectral:oas"] }));
const results = linters.map((words) => spawnSync("npx", ["--yes", ...words], { cwd: folder, stdio: "inherit" }).status);
rmSync(folder, { recursive: true });
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
