import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { featureLists } from "./feature-lists.ts";

/** `npm run features`: writes the lists of all nouns from the folders of `features/`. */
const lists = featureLists();
for (const { path, text } of lists) writeFileSync(path, text);
const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...lists.map(({ path }) => path)];
const { status, stderr } = spawnSync(process.execPath, biome, { encoding: "utf8" });
if (status !== 0) console.error(stderr);
process.exitCode = status ?? 1;
