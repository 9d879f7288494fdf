import { sql } from "kysely";
import type { Translations } from "#packages/domain/translations/translations.ts";
import type { Json } from "./types.ts";

/** The texts of a row in other languages than its club's own, as the domain has them. */
export const translationsColumn = <Field extends string>(column: string) => sql.ref<Translations<Field>>(column);

/** The same, to be written. */
export const translationsValue = (translations: Translations) => sql<Json>`${JSON.stringify(translations)}::jsonb`;
