import { platformToday } from "#packages/domain/club/club-day.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, platformListCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { planColumns } from "../contract/columns.ts";
import { planWords } from "../i18n/column-words.ts";
import { listPlans } from "./set-plans.ts";

/** Exports every plan price with its days and its number of paying companies, now or later. */
export async function exportPlans(services: Services, call: Call<"exportPlans">): Promise<Download> {
  const { query, realNow } = call;
  const today = platformToday(realNow).toString();
  const plans = await listPlans(services, { realNow });
  const rows = asShown(plans, query).flatMap(({ name, offered, prices, payers }) =>
    prices.map((price, at) => {
      const next = prices[at + 1]?.from;
      const through = next && Temporal.PlainDate.from(next).subtract({ days: 1 }).toString();
      const day = price.from > today ? price.from : today;
      const isOver = through !== undefined && through < today;
      const companies = isOver ? null : (payers.findLast(({ from }) => from <= day)?.companies ?? null);
      return { name, offered, ...price, through: through ?? null, companies };
    }),
  );
  return platformListCsv(services, call, {
    list: "plans",
    read: async (after) => (after ? [] : rows),
    cursorOf: () => [],
    columns: planColumns,
    words: planWords,
    rowOf: (row) => row,
    cells: {},
  });
}
