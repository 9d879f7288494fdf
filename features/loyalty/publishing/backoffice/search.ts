import { oneOf } from "#packages/web/backoffice/lib/list-search.ts";
import { searchReader } from "#packages/web/backoffice/lib/search.ts";
import { publishStatuses } from "../domain/publish-status.ts";

export const statusFields = { status: oneOf(publishStatuses) };
export const readStatus = searchReader(statusFields);
