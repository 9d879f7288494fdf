import type { Call } from "../../request/call.ts";
import { eachOf } from "../../request/each-of.ts";
import type { Services } from "../../request/services.ts";
import { addNote } from "./add-note.ts";

/** Writes the same note about several members, to each their own; answers what happened to each. */
export const addNotes = (services: Services, call: Call<"addMemberNotes">) =>
  eachOf(call.body.ids, (id) => addNote(services, { ...call, params: { id } }));
