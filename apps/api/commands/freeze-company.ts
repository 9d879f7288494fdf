import { withClient } from "#packages/server/db/connections/with-client.ts";
import { findCompany, freezeCompany, thawCompany } from "../moving/freeze-company.ts";
import { type Command, say } from "./command.ts";
import { withDatabase } from "./with-services.ts";

const clubs = (count: number) => `${count} ${count === 1 ? "club" : "clubs"}`;

export const freeze: Command = {
  args: ["company-number"],
  about: "make a company read-only for a move; its clubs answer that they are being moved",
  run: (config, [number = ""]) =>
    withDatabase(config, ({ connectionString }) =>
      withClient(connectionString, async (client) => {
        const company = await findCompany(client, number);
        await freezeCompany(client, company);
        say(
          `The company and its ${clubs(company.chainIds.length)} are frozen until: npm run stammis -- thaw-company ${number}`,
        );
        return 0;
      }),
    ),
};

export const thaw: Command = {
  args: ["company-number"],
  about: "end the freeze of a company and open its clubs again",
  run: (config, [number = ""]) =>
    withDatabase(config, ({ connectionString }) =>
      withClient(connectionString, async (client) => {
        const company = await findCompany(client, number);
        await thawCompany(client, company);
        say(`The company and its ${clubs(company.chainIds.length)} are open again.`);
        return 0;
      }),
    ),
};
