import type { paths as memberPaths } from "./member-paths.ts";
import type { paths as officePaths } from "./office-paths.ts";
import type { refusals } from "./refusals.ts";
import type { routes } from "./routes.ts";
import type { schemas } from "./schemas.ts";

type EveryMemberPath = typeof memberPaths;
type EveryOfficePath = typeof officePaths;
type EveryRefusal = typeof refusals;
type EveryRoute = typeof routes;
type EverySchema = typeof schemas;

// Packages import no feature, so the types of all nouns are added to their open interfaces here. Every tsconfig.json
// whose files use these types includes this file.
declare module "#packages/contract/error-codes.ts" {
  interface DeclaredRefusals extends EveryRefusal {}
}
declare module "#packages/contract/routes.ts" {
  interface Routes extends EveryRoute {}
}
declare module "#packages/contract/schemas.ts" {
  interface DeclaredSchemas extends EverySchema {}
}
declare module "#packages/contract/paths.ts" {
  interface MemberPaths extends EveryMemberPath {}
  interface OfficePaths extends EveryOfficePath {}
}
