import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { selectionsRoutes } from "../contract/routes.ts";
import { countSelection } from "./count-selection.ts";
import { exportSelections } from "./export-selections.ts";
import { sampleSelection } from "./find-sample.ts";
import { selectSelections } from "./queries.ts";
import { removeSelection } from "./remove-selection.ts";
import { copySelection, createSelection, updateSelection } from "./save-selection.ts";
import { isFor } from "./selection-fields.ts";
import { listedOf, selectionOf } from "./selection-shape.ts";
import { explainSelection } from "./tell-why.ts";

export const selectionsHandlers = (services: Services): Handlers<typeof selectionsRoutes> => ({
  async listSelections({ chain, actor }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectSelections(q)]);
    return rows.map((row) => listedOf(row, actor)).filter(({ expression }) => isFor(actor, expression));
  },

  async getSelection({ chain, actor, params }) {
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectSelections(q).where("selection.id", "=", params.id),
    ]);
    const selection = row && selectionOf(row, actor);
    return selection && isFor(actor, selection.expression) ? selection : refuse("NOT_FOUND");
  },

  exportSelections: (call) => exportSelections(services, call),
  createSelection: (call) => createSelection(services, call),
  updateSelection: (call) => updateSelection(services, call),
  copySelection: (call) => copySelection(services, call),
  removeSelection: (call) => removeSelection(services, call),
  countSelection: (call) => countSelection(services, call),
  sampleSelection: (call) => sampleSelection(services, call),
  explainSelection: (call) => explainSelection(services, call),
});
