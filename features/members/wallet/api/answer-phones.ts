import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { officeLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { PhoneCalls, RegisteredPhone } from "#packages/server/request/phone-calls.ts";
import type { Services } from "#packages/server/request/services.ts";
import { buildPass } from "#packages/server/wallet/build-pass.ts";
import type { Wallet } from "#packages/server/wallet/open-wallet.ts";
import { passContentOf } from "./pass-shape.ts";
import { purposes, selectPass } from "./queries.ts";
import { createReadHomes } from "./read-homes.ts";

/**
 * The overlap in seconds when phones request changes: a transaction may commit after a later one, and no change may be
 * missed.
 */
const overlapSeconds = 30;

/** Compares in constant time: both digests have the same length. */
function isSecret(givenSecret: string, secret: Buffer): boolean {
  const bytes = Buffer.from(givenSecret, "base64url");
  return bytes.length === secret.length && timingSafeEqual(bytes, secret);
}

const second = (moment: Temporal.Instant) => moment.round({ smallestUnit: "second", roundingMode: "ceil" });

/** Returns the handlers of phones' requests about their passes, in Apple's format; null without a certificate. */
export function answerPhones(services: Services): PhoneCalls | null {
  return services.wallet && answersOf(services, services.wallet);
}

function answersOf(services: Services, wallet: Wallet): PhoneCalls {
  const { db, directory, config, clock } = services;
  const readHomes = createReadHomes(services);

  async function chainOf(serial: string): Promise<Chain | null> {
    const row = await db.platform
      .selectFrom("wallet_pass")
      .select("chain_id")
      .where("serial", "=", serial)
      .executeTakeFirst();
    return row ? directory.byId(row.chain_id) : null;
  }

  /** Returns the pass with a serial if the secret is right. A wrong secret does not reveal if the pass exists. */
  async function open(serial: string, givenSecret: string, purpose: string) {
    const chain = await chainOf(serial);
    if (!chain) return null;
    const [[pass]] = await db.read(chain.id, (q) => [selectPass(q, serial, purpose)]);
    return pass && isSecret(givenSecret, pass.secret) ? { chain, pass } : null;
  }

  type Opened = NonNullable<Awaited<ReturnType<typeof open>>>;

  async function file({ chain, pass }: Opened, token: string): Promise<Buffer> {
    const content = passContentOf(services, chain, pass.serial, await readHomes(chain, pass.memberId));
    const home = { url: officeLink(config, "/api/wallet"), token };
    return buildPass(content, await wallet.picturesOf(chain), home, wallet.signer);
  }

  return {
    passType: wallet.signer.passType,

    async fetchFirst(serial, until, secret) {
      if (until * 1000 < clock().epochMilliseconds) return null;
      const opened = await open(serial, secret, purposes.link(serial, until));
      if (!opened) return null;
      const [[own]] = await db.read(opened.chain.id, (q) => [selectPass(q, serial, purposes.token(serial))]);
      return own ? file(opened, own.secret.toString("base64url")) : null;
    },

    async fetchLatest(serial, token, since) {
      const opened = await open(serial, token, purposes.token(serial));
      if (!opened) return null;
      const changedAt = second(opened.pass.changed_at);
      if (since && Temporal.Instant.compare(changedAt, since) <= 0) return "unchanged";
      return { changedAt, bytes: await file(opened, token) };
    },

    async register(serial, token, { deviceId, pushToken }: RegisteredPhone) {
      const opened = await open(serial, token, purposes.token(serial));
      if (!opened) return null;
      return db.inChain(opened.chain.id, async (trx) => {
        const { rows } = await sql<{ isNew: boolean }>`
          insert into wallet_device (chain_id, serial, device_id, push_token)
          values (${opened.chain.id}, ${serial}, ${deviceId}, ${pushToken})
          on conflict (chain_id, serial, device_id) do update set push_token = excluded.push_token
          returning xmax = 0 as "isNew"`.execute(trx);
        return rows[0]?.isNew ? "new" : "known";
      });
    },

    async unregister(serial, token, deviceId) {
      const opened = await open(serial, token, purposes.token(serial));
      if (!opened) return false;
      await db.inChain(opened.chain.id, (trx) =>
        trx.deleteFrom("wallet_device").where("serial", "=", serial).where("device_id", "=", deviceId).execute(),
      );
      return true;
    },

    async changedSince(deviceId, since) {
      const from = since?.subtract({ seconds: overlapSeconds }) ?? null;
      const rows = await db.platform
        .selectFrom("wallet_device as held")
        .innerJoin("wallet_pass as pass", (join) =>
          join.onRef("pass.chain_id", "=", "held.chain_id").onRef("pass.serial", "=", "held.serial"),
        )
        .select(["pass.serial", "pass.changed_at"])
        .where("held.device_id", "=", deviceId)
        .$if(from !== null, (q) => q.where("pass.changed_at", ">", from as Temporal.Instant))
        .orderBy("pass.changed_at")
        .execute();
      const latest = rows.at(-1)?.changed_at;
      return latest ? { serials: rows.map(({ serial }) => serial), latest } : null;
    },
  };
}
