import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { photo } from "#tests/api/pictures.ts";
import type { BenchClub } from "../club.ts";

/** Milliseconds to wait for the sizes of the banner's picture. */
const patienceMs = 60_000;

/** Makes a campaign for all members, with a banner in all requested sizes; returns its id. */
export async function startCampaign(owner: pg.Client, club: BenchClub, office: string): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into campaign (chain_id, name, description, start_date, public_to_all)
     values ($1, 'Höstens kaffe', 'En mörkare rostning för mörkare kvällar.', current_date - 1, true) returning id`,
    [club.chainId],
  );
  const id = Number(rows[0]?.id);
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(await photo(1080, 864))], { type: "image/png" }), "banner.png");
  const headers = { authorization: `Bearer ${club.staffToken}`, "stammis-chain": club.subdomain };
  const answer = await fetch(`${office}/api/merchant/campaigns/${id}/banner`, { method: "PUT", headers, body: form });
  if (!answer.ok) throw new Error(`uploading the banner failed: ${answer.status} ${await answer.text()}`);
  const { bannerPath } = (await answer.json()) as { bannerPath: string };
  await owner.query("update campaign set publish_status = 'ACTIVE' where chain_id = $1 and id = $2", [
    club.chainId,
    id,
  ]);
  await untilSized(`${office}${bannerPath}?side=540`);
  return id;
}

async function untilSized(address: string): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const { headers } = await fetch(address, { headers: { accept: "image/avif" } });
    if (headers.get("cache-control")?.includes("immutable")) return;
    await wait(200);
  }
  throw new Error("the banner's sizes were not created in time");
}
