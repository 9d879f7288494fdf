import { shared } from "../shared/catalogue.en.ts";

export const catalogue = { ...shared };
