import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { all } from "../plants/all.ts";
import { planted } from "../plants/plant.ts";
import { root } from "./files.ts";

// Every plant still finds its place, and its tests are there: what it proves is asked by `npm run plants`.
const fewest = 60;
const problems: string[] = [];
for (const plant of all) {
  try {
    const text = readFileSync(join(root, plant.file), "utf8");
    if (planted(plant, text) === text) problems.push(`${plant.file}: "${plant.story}" changes nothing`);
  } catch (error) {
    problems.push((error as Error).message);
  }
  for (const test of plant.tests) {
    if (!existsSync(join(root, test))) problems.push(`${test}: there is no such test, named by "${plant.story}"`);
  }
}
if (all.length < fewest) problems.push(`${all.length} plants are fewer than ${fewest}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
