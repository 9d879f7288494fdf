import type { Services } from "./services.ts";
export function welcome({ config }: Services, _demo: unknown): void {
  process.stdout.write(`Stammis ${config.publicUrl.href}\n`);
}
