import { shared } from "../shared/catalogue.sv.ts";

export const catalogue = { ...shared };
