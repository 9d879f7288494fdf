import { sql, type Transaction } from "kysely";
import type { DB, JsonValue } from "#packages/server/db/types.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastPlatformEdit } from "#packages/server/request/versions.ts";
import { announcementProblems } from "../domain/announcement.ts";
import { announcementShapeOf, selectAnnouncements } from "./queries.ts";

type Fields = Call<"createAnnouncement">["body"];

const columnsOf = ({ weight, audience, fromDay, throughDay, link, byMail, texts }: Fields) => ({
  weight,
  audience,
  link,
  by_mail: byMail,
  from_day: Temporal.PlainDate.from(fromDay),
  through_day: Temporal.PlainDate.from(throughDay),
  texts: sql<JsonValue>`${JSON.stringify(texts)}::jsonb`,
});

async function readOne(trx: Transaction<DB>, id: number) {
  const row = await selectAnnouncements(trx).where("id", "=", id).executeTakeFirst();
  return row ? announcementShapeOf(row) : refuse("NOT_FOUND");
}

export async function createAnnouncement({ db }: Pick<Services, "db">, call: Call<"createAnnouncement">) {
  const { body, actor, realNow: now } = call;
  refuseFields(announcementProblems(body));
  return db.inPlatform(async (trx) => {
    const { id } = await trx
      .insertInto("announcement")
      .values({ ...columnsOf(body), created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await auditPlatform(trx, { accountId: actor.accountId, act: "create-announcement", subject: `announcement ${id}` });
    return readOne(trx, id);
  });
}

/** Changes an announcement. Merchants who closed it do not see it again; that needs a new announcement. */
export async function setAnnouncement({ db }: Pick<Services, "db">, call: Call<"setAnnouncement">) {
  const { params, body, actor } = call;
  refuseFields(announcementProblems(body));
  const subject = `announcement ${params.id}`;
  return db.inPlatform(async (trx) => {
    await trx.selectFrom("announcement").select("id").where("id", "=", params.id).forUpdate().execute();
    const present = await readOne(trx, params.id);
    const last = () => lastPlatformEdit(trx, subject, "set-announcement");
    await checkVersion(body.version, { version: present.version, present }, last);
    await trx.updateTable("announcement").set(columnsOf(body)).where("id", "=", params.id).execute();
    await auditPlatform(trx, { accountId: actor.accountId, act: "set-announcement", subject });
    return readOne(trx, params.id);
  });
}

export async function removeAnnouncement({ db }: Pick<Services, "db">, call: Call<"removeAnnouncement">) {
  const { params, actor } = call;
  await db.inPlatform(async (trx) => {
    const gone = trx.deleteFrom("announcement").where("id", "=", params.id).returning("id");
    if (!(await gone.executeTakeFirst())) refuse("NOT_FOUND");
    const subject = `announcement ${params.id}`;
    await auditPlatform(trx, { accountId: actor.accountId, act: "remove-announcement", subject });
  });
}
