import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { listedStates } from "../domain/connections.ts";

export const readOrderSearch = listSearch({ state: oneOf(listedStates) });
