import { withClient } from "#packages/server/db/connections/with-client.ts";
import { findCompany, freezeCompany, thawCompany } from "../moving/freeze-company.ts";
import { type Command, say } from "./command.ts";
import { withDatabase } from "./with-services.ts";

const clubs = (count: number) => `${count} ${count === 1 ? "club" : "clubs"}`;

export const freeze: Command = {
  args: ["company-number"],
  about: "keep a company as it is, while it moves: its clubs answer that they are being moved",
  run: (config, [number = ""]) =>
    withDatabase(config, ({ connectionString }) =>
      withClient(connectionString, async (client) => {
        const company = await findCompany(client, number);
        await freezeCompany(client, company);
        say(`Frozen, with ${clubs(company.chainIds.length)}: nothing of it changes until thaw-company ${number}.`);
        return 0;
      }),
    ),
};

export const thaw: Command = {
  args: ["company-number"],
  about: "let a frozen company go on where it was",
  run: (config, [number = ""]) =>
    withDatabase(config, ({ connectionString }) =>
      withClient(connectionString, async (client) => {
        const company = await findCompany(client, number);
        await thawCompany(client, company);
        say(`Thawed, with ${clubs(company.chainIds.length)}.`);
        return 0;
      }),
    ),
};
