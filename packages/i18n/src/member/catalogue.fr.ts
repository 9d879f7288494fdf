import { shared } from "../shared/catalogue.fr.ts";

export const catalogue = { ...shared };
