import { combinePages } from "./combined-pages.ts";
import * as pages from "./office-pages.ts";

/** Every path of the back office; the router fills in `$id`. The server answers 404 for every other path. Spec §2 "Route constants". */
export const officePaths = combinePages(pages);
