import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { deliveryStates, loggedTypes } from "../domain/webhooks.ts";

export const readDeliverySearch = listSearch({ delivery: oneOf(deliveryStates), event: oneOf(loggedTypes) });
