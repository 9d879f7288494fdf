import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { incidentStates } from "../domain/incidents.ts";

export const readIncidentSearch = listSearch({ incident: oneOf(incidentStates) });
