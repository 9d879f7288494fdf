import { id, listSearch, oneOf } from "#packages/web/backoffice/lib/list-search.ts";
import { approvalStates } from "../domain/approval.ts";

export const readApprovalSearch = listSearch({ state: oneOf(approvalStates), pointOfSaleId: id });
