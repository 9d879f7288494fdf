import { makeUnsubscribeId } from "#features/members/consents/domain/unsubscribing.ts";
import { numberFormat } from "#packages/i18n/formats.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkEmail, type EmailProblem } from "../../domain/email-blocks.ts";
import { compileEmail, previewEmail, renderEmail } from "../email/render-email.ts";
import { readEmailSetting } from "./read-email-setting.ts";

/** An unsubscribe id without any effect. */
const nobodysNo = makeUnsubscribeId({ channel: "EMAIL", secret: Buffer.alloc(16) });

const anchorOf = (at: number) => `block-${at}`;

/** Returns a draft e-mail as a recipient would get it; its links lead to their targets and are not tracked. */
export async function previewSendoutEmail(services: Services, { chain, body }: Call<"previewSendoutEmail">) {
  const { email, problems } = checkEmail(body.email, body.writtenIn);
  const wrong = Object.entries(problems).filter(([, problem]) => problem !== "REQUIRED");
  refuseFields(
    Object.fromEntries(wrong.map(([field, problem]): [string, EmailProblem] => [`email.${field}`, problem])),
  );

  const settingIn = await readEmailSetting(services, chain, email);
  const { firstName, lastName, points } = body.facts;
  const { html, ...preview } = renderEmail(compileEmail(email, { ...settingIn(body.language), anchorOf }), {
    facts: { firstName, lastName, points: numberFormat(body.language, {}).format(points) },
    unsubscribeUrl: officeLink(services.config, `/u/${nobodysNo}`),
    code: "",
  });
  return { ...preview, from: chain.commercialName, html: previewEmail(html, body.scheme) };
}
