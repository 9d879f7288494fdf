import { oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { searchReader } from "#packages/web/backoffice/list-address/search.ts";
import { publishStatuses } from "../domain/publish-status.ts";

export const statusFields = { status: oneOf(publishStatuses) };
export const readStatus = searchReader(statusFields);
