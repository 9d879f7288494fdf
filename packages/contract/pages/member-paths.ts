import { combinePages } from "./combined-pages.ts";
import * as pages from "./member-pages.ts";

/** Every path of the member app; the router fills in `$…`. The server answers 404 for every other path. Spec §2. */
export const memberPaths = combinePages(pages);
