import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, root } from "../files.ts";
import { subjectProblems, wordProblems } from "./plain-words.ts";

const checkedCommits = 50;
/** The check's own word list, and generated code. */
const exempt = /^scripts\/checks\/plain-words|^packages\/client\/src\/calls\.ts$/;
const files = projectFiles().filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !exempt.test(file));

const problems = files.flatMap((file) =>
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((line, index) => wordProblems(line).map((problem) => `${file}:${index + 1} ${problem}`)),
);

// A released archive has no git history.
if (existsSync(join(root, ".git"))) {
  const log = spawnSync("git", ["log", "--no-merges", "--format=%s", `-${checkedCommits}`], {
    cwd: root,
    encoding: "utf8",
  });
  const subjects = (log.stdout ?? "").split("\n");
  problems.push(...subjects.flatMap(subjectProblems).map((problem) => `commit ${problem}`));
}

if (problems.length > 0) console.error(`${problems.slice(0, 100).join("\n")}\n${problems.length} in all`);
process.exitCode = problems.length > 0 ? 1 : 0;
