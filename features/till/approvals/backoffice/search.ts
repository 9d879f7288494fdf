import { id, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { approvalStates } from "../domain/approval.ts";

export const readApprovalSearch = listSearch({ state: oneOf(approvalStates), pointOfSaleId: id });
