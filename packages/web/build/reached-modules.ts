import { basename } from "node:path";

interface Module {
  readonly importedIds: readonly string[];
  readonly code: string | null;
}

export interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** Packages whose entry exports everything, so that reachable does not mean used. */
const barrel = /@(mantine|tanstack)\/[^/]+\/.*index\.m?js$|@tabler\/.*tabler-icons-react\.mjs$/;
const namedImports = /import\s*\{([^}]*)\}\s*from\s*"@(?:mantine|tabler)\//g;
const reached = new Map<string, Set<string>>();

/** Returns all modules that a file, named by its absolute path, reaches without a lazy import. */
export function reachedModules(entry: string, graph: Graph): Set<string> {
  const cachedModules = reached.get(entry);
  if (cachedModules) return cachedModules;
  const modules = new Set<string>();
  const waiting = [entry];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (modules.has(next) || barrel.test(next)) continue;
    modules.add(next);
    const info = graph.getModuleInfo(next);
    if (info) waiting.push(...info.importedIds, ...usedOfBarrels(info, graph));
  }
  reached.set(entry, modules);
  return modules;
}

/** Returns the modules that a module uses of barrels, which name each module by its export. */
function usedOfBarrels({ importedIds, code }: Module, graph: Graph): string[] {
  const barrels = importedIds.filter((id) => barrel.test(id));
  if (barrels.length === 0) return [];
  const names = new Set(
    [...(code ?? "").matchAll(namedImports)].flatMap(([, list = ""]) =>
      list.split(",").map((name) => name.trim().split(" ")[0]),
    ),
  );
  return barrels
    .flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
    .filter((id) => names.has(basename(id).replace(/\.m?js$/, "")));
}
