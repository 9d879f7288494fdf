import { listSearch, oneOf } from "#packages/web/backoffice/lib/list-search.ts";
import { incidentStates } from "../domain/incidents.ts";

export const readIncidentSearch = listSearch({ incident: oneOf(incidentStates) });
