import { deviceOf } from "#features/access/sessions/api/device.ts";
import { selectSessionsOf } from "#features/access/sessions/api/session-queries.ts";
import { selectOwnMember } from "#packages/server/db/own-members.ts";
import type { Call, Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { timelineRoutes } from "../contract/routes.ts";
import { exportPointsAccount } from "./export-account.ts";
import { exportFillings } from "./export-fillings.ts";
import { exportUses } from "./export-uses.ts";
import { messageCursor, messageShape, selectMessages } from "./message-queries.ts";
import { fillingCursor, fillingShape, idCursor, selectFillings, selectUses, useShape } from "./queries.ts";
import { readStream } from "./read-stream.ts";
import { sendLoginLink } from "./send-login-link.ts";
import { signOutDevice } from "./sign-out-device.ts";
import { selectTimeline, timelineCursor } from "./timeline-queries.ts";
import { happeningOf } from "./timeline-shape.ts";

async function listTimeline(services: Services, call: Call<"listMemberTimeline">) {
  const { locationIds, impersonation } = call.actor;
  const scope = { memberId: call.params.id, locationIds, hasMessages: impersonation === null };
  const { page, nextCursor } = await readStream(services, call, {
    select: (q, after) => selectTimeline(q, scope, after),
    cursorOf: timelineCursor,
    keys: 3,
  });
  return { rows: page.map(happeningOf), nextCursor };
}

async function listFillings(services: Services, call: Call<"listMemberFillings">) {
  const { page, nextCursor } = await readStream(services, call, {
    select: (q, after) => selectFillings(q, call.params.id, after),
    cursorOf: fillingCursor,
    keys: 2,
  });
  return { rows: page.map((row) => fillingShape(row, call.day.today)), nextCursor };
}

async function listUses(services: Services, call: Call<"listMemberUses">) {
  const scope = { memberId: call.params.id, locationIds: call.actor.locationIds };
  const { page, nextCursor } = await readStream(services, call, {
    select: (q, after) => selectUses(q, scope, after),
    cursorOf: idCursor,
    keys: 1,
  });
  return { rows: page.map(useShape), nextCursor };
}

async function listMessages(services: Services, call: Call<"listMemberMessages">) {
  const { page, nextCursor } = await readStream(services, call, {
    select: (q, after) => selectMessages(q, call.params.id, after),
    cursorOf: messageCursor,
    keys: 2,
  });
  return { rows: page.map(messageShape), nextCursor };
}

async function listDevices({ db }: Services, { chain, actor, params, realNow }: Call<"listMemberDevices">) {
  const [[own], rows] = await db.read(chain.id, (q) => [
    selectOwnMember(q, actor, params.id),
    selectSessionsOf(q, params.id, realNow),
  ]);
  if (!own) return refuse("NOT_FOUND");
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    createdAt: row.created_at.toString(),
    lastUsedAt: row.last_used_at.toString(),
  }));
}

export const timelineHandlers = (services: Services): Handlers<typeof timelineRoutes> => ({
  listMemberTimeline: (call) => listTimeline(services, call),
  listMemberFillings: (call) => listFillings(services, call),
  listMemberUses: (call) => listUses(services, call),
  exportFillings: (call) => exportFillings(services, call),
  exportUses: (call) => exportUses(services, call),
  exportPointsAccount: (call) => exportPointsAccount(services, call),
  listMemberMessages: (call) => listMessages(services, call),
  listMemberDevices: (call) => listDevices(services, call),
  endMemberDevice: (call) => signOutDevice(services, call),
  sendMemberLogin: (call) => sendLoginLink(services, call),
});
