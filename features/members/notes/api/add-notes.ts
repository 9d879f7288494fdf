import type { Call } from "#packages/server/request/call.ts";
import { eachOf } from "#packages/server/request/each-of.ts";
import type { Services } from "#packages/server/request/services.ts";
import { addNote } from "./add-note.ts";

/** Adds the same note to several members and returns the result of each. */
export const addNotes = (services: Services, call: Call<"addMemberNotes">) =>
  eachOf(call.body.ids, (id) => addNote(services, { ...call, params: { id } }));
