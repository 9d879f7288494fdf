import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { onboardingSchemas } from "../onboarding/schemas.ts";
import { instant, listQuery, page } from "../shapes.ts";
import type { companyRoutes } from "./routes.ts";

const row = z.object({
  id: z.number(),
  name: z.string(),
  companyNumber: z.string().nullable(),
  city: z.string(),
  trialEndsOn: z.string(),
  createdAt: instant,
  chains: z.array(
    z.object({ subdomain: z.string(), commercialName: z.string(), address: z.string(), members: z.number() }),
  ),
});

export const companySchemas = {
  listCompanies: { query: listQuery, answer: page(row) },
  inviteMerchant: {
    body: onboardingSchemas.signUpMerchant.body.partial().required({ email: true }),
    errors: ["REQUIRED", "INVALID_EMAIL", "INVALID_PHONE", "INVALID_COMPANY_NUMBER"],
  },
} as const satisfies Record<keyof typeof companyRoutes, Schemas>;
