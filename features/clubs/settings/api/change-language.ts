import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Language } from "#packages/domain/translations/languages.ts";
import { swapLanguage, type TextsOf } from "#packages/domain/translations/swap-language.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { translationsValue } from "#packages/server/db/translations-column.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";

/** A text's column; `read`: its value if the column is empty. */
type Columns = Record<string, { column: string; read?: RawBuilder<string> }>;

const column = (name: string) => ({ column: name });

/** The text on a banner, in one line. */
const onBanner = sql<string>`coalesce(nullif(banner_text, ''), (select string_agg(written #>> '{}', ' ')
  from jsonb_path_query(banner_data, '$.texts[*].text') as written), '')`;

const named = { name: column("name"), description: column("description") };
const things: { table: string; key: string; columns: Columns }[] = [
  { table: "category", key: "id", columns: { name: column("name") } },
  { table: "coupon", key: "id", columns: named },
  {
    table: "campaign",
    key: "id",
    columns: {
      ...named,
      actionButtonLabel: column("action_button_label"),
      bannerText: { column: "banner_text", read: onBanner },
      message: column("message"),
    },
  },
  { table: "stamp_card", key: "id", columns: { title: column("title"), subtitle: column("subtitle") } },
  {
    table: "stamp_card_coupon",
    key: "id",
    columns: { reward: column("reward"), description: column("description") },
  },
  { table: "club_points", key: "chain_id", columns: named },
];

/**
 * Moves the club's texts to its new language: `swapLanguage` for each object of any status. Refuses with NAME_TAKEN if
 * two categories would have the same name.
 */
export async function changeLanguage(trx: Transaction<DB>, from: Language, to: Language): Promise<void> {
  try {
    await swapTexts(trx, from, to);
  } catch (error) {
    if (isTaken(error, "category_name")) refuseFields({ language: "NAME_TAKEN" });
    throw error;
  }
}

async function swapTexts(trx: Transaction<DB>, from: Language, to: Language): Promise<void> {
  for (const { table, key, columns } of things) {
    const own = Object.entries(columns).flatMap(([field, { column, read }]) => [
      sql.lit(field),
      read ?? sql.ref(column),
    ]);
    const { rows } = await sql<TextsOf<string> & { id: number }>`select ${sql.ref(key)} as id, translations,
        jsonb_build_object(${sql.join(own)}) as own
      from ${sql.table(table)} where chain_id = ${thisChain} and translations ? ${to} for no key update`.execute(trx);
    for (const row of rows) {
      const after = swapLanguage(row, from, to);
      const written = Object.keys((row.translations as Translations)[to] ?? {});
      const texts = written.map((field) => sql`${sql.ref(columns[field]?.column ?? "")} = ${after.own[field]}`);
      await sql`update ${sql.table(table)} set ${sql.join(texts)}, translations = ${translationsValue(after.translations)}
        where chain_id = ${thisChain} and ${sql.ref(key)} = ${row.id}`.execute(trx);
    }
  }
}
