import type { Call } from "#packages/server/request/call.ts";
import { eachOf } from "#packages/server/request/each-of.ts";
import type { Services } from "#packages/server/request/services.ts";
import { addNote } from "./add-note.ts";

/** Writes the same note about several members, to each their own; answers what happened to each. */
export const addNotes = (services: Services, call: Call<"addMemberNotes">) =>
  eachOf(call.body.ids, (id) => addNote(services, { ...call, params: { id } }));
