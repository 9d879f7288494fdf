import { sql } from "kysely";
import type { Translations } from "#packages/domain/translations/translations.ts";
import type { Json } from "./types.ts";

/** Selects a row's translations with the domain's type. */
export const translationsColumn = <Field extends string>(column: string) => sql.ref<Translations<Field>>(column);

/** Returns translations as a value to store. */
export const translationsValue = (translations: Translations) => sql<Json>`${JSON.stringify(translations)}::jsonb`;
