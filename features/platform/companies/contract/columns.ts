import type { ListColumns } from "#packages/domain/list-columns.ts";
import { formatCompanyNumber } from "../domain/company-number.ts";
import type { CompanyRow } from "./schemas.ts";

export const companyColumns = {
  company: { kind: "text", sort: "ascending", value: ({ name }) => name },
  number: {
    kind: "text",
    only: "file",
    value: ({ companyNumber }) => (companyNumber ? formatCompanyNumber(companyNumber) : null),
  },
  city: { kind: "text", sort: "ascending", value: ({ city }) => city },
  clubs: { kind: "text", value: ({ chains }) => chains.map(({ commercialName }) => commercialName).join(", ") },
  members: {
    kind: "count",
    sort: "descending",
    value: ({ chains }) => chains.reduce((sum, { members }) => sum + members, 0),
  },
  state: { kind: "text" },
  plan: { kind: "text", only: "file", value: ({ plan }) => plan },
  trial: { kind: "day", sort: "ascending", value: ({ trialEndsOn }) => trialEndsOn },
  created: { kind: "day", sort: "descending", value: ({ createdAt }) => createdAt },
  look: { kind: "text", only: "screen" },
} as const satisfies ListColumns<CompanyRow>;
