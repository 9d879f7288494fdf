import { platformToday } from "#features/clubs/settings/domain/club-day.ts";
import { amountCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { oreFromKronor } from "#packages/domain/money.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, platformCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { listPlans } from "./set-plans.ts";

const oreOf = (kronor: number) => {
  const read = oreFromKronor(kronor);
  return read.ok ? read.ore : null;
};

/** What companies pay and paid, as a file: each price of a plan with its days, and how many pay it or will. */
export async function exportPlans(services: Services, call: Call<"exportPlans">): Promise<Download> {
  const { language, query, realNow } = call;
  const { yes, no } = exportPhrases[language].words;
  const today = platformToday(realNow).toString();
  const plans = await listPlans(services, { realNow });
  const rows = asShown(plans, query).flatMap(({ name, offered, prices, payers }) =>
    prices.map((price, at) => {
      const next = prices[at + 1]?.from;
      const through = next && Temporal.PlainDate.from(next).subtract({ days: 1 }).toString();
      const day = price.from > today ? price.from : today;
      const isOver = through !== undefined && through < today;
      const companies = isOver ? null : (payers.findLast(({ from }) => from <= day)?.companies ?? null);
      return { name, offered, ...price, through: through ?? "", companies };
    }),
  );
  return platformCsv(services, call, {
    list: "plans",
    read: async (after) => (after ? [] : rows),
    cursorOf: () => [],
    cells: {
      name: (row) => textCell(row.name),
      offered: (row) => (row.offered ? yes : no),
      from: (row) => row.from,
      through: (row) => row.through,
      location: (row) => amountCell(oreOf(row.location)),
      membersIncluded: (row) => numberCell(row.membersIncluded),
      member: (row) => amountCell(oreOf(row.member)),
      companies: (row) => numberCell(row.companies),
    },
  });
}
