import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { featureLists } from "../feature-lists.ts";
import { root } from "../files.ts";
import { featureCycles } from "./feature-cycles.ts";
import { importsOfFeatures } from "./features-in-packages.ts";

const FEWEST = 50;

process.chdir(root);
const options = await extractOptions("./.dependency-cruiser.mjs");
const rules = (options.ruleSet?.forbidden ?? []) as IForbiddenRuleType[];
const { output } = await cruise(["apps", "features", "packages"], options);
const { modules, summary } = output as ICruiseResult;

/** Returns the imports from one folder to another, to find the cause of a cycle. */
const importsBetween = (from: string, to: string) =>
  modules
    .filter(({ source }) => source.startsWith(`${from}/`))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => resolved.startsWith(`${to}/`))
        .map(({ resolved }) => `${source} → ${resolved}`),
    );

const lines = summary.violations.flatMap(({ rule, from, to, cycle = [] }) => {
  const path = cycle.length > 0 ? cycle.map(({ name }) => name).join(" → ") : to;
  const details = importsBetween(from, cycle[0]?.name ?? to);
  const why = rules.find(({ name }) => name === rule.name)?.comment;
  return [`${from} → ${path}`, `  ${rule.name}: ${why}`, ...details.map((detail) => `    ${detail}`)];
});
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
for (const cycle of featureCycles(imports)) {
  lines.push(
    cycle.features.join(" ↔ "),
    "  Move the shared code to the lower noun, or let the lower noun declare a slot that the higher one fills.",
    ...cycle.imports.map(({ from, to }) => `    ${from} → ${to}`),
  );
}
const generated = new Set(featureLists().map(({ path }) => path));
const packagesToFeatures = imports.filter(
  ({ from, to }) => /^packages\//.test(from) && /^features\//.test(to) && !generated.has(from),
);
const counts = Map.groupBy(packagesToFeatures, ({ from }) => from);
for (const file of new Set([...Object.keys(importsOfFeatures), ...counts.keys()])) {
  const [listed, actual] = [importsOfFeatures[file] ?? 0, counts.get(file)?.length ?? 0];
  if (actual === listed) continue;
  lines.push(
    `${file}: ${actual} imports of features, ${listed} listed in scripts/checks/features-in-packages.ts`,
    actual > listed
      ? "  A package must not depend on features: pass the feature in from apps, or move the code into the feature."
      : "  Lower the number or delete the line.",
  );
}
// Without the matching compiler, dependency-cruiser reads no TypeScript and reports no problem.
if (summary.totalCruised < FEWEST)
  lines.push(`Only ${summary.totalCruised} modules were found: the check reads the wrong folder.`);
if (lines.length > 0) console.error(lines.join("\n"));
process.exitCode = lines.length > 0 ? 1 : 0;
