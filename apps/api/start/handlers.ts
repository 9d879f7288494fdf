import { createIdentities } from "#features/access/sessions/api/identities.ts";
import { acceptCardEvents } from "#features/billing/payments/api/card-payments/accept-event.ts";
import { descriptions } from "#features/descriptions.ts";
import { errorCodes } from "#features/error-codes.ts";
import { lookUpKey } from "#features/integrations/api-keys/api/look-up-key.ts";
import { callGroups } from "#features/integrations/api-keys/contract/call-groups.ts";
import { exampleValues } from "#features/integrations/api-keys/contract/example-values.ts";
import { fieldMeanings } from "#features/integrations/api-keys/contract/field-meanings.ts";
import { receiveShopWebhooks } from "#features/integrations/connections/api/orders/receive-webhook.ts";
import { webhookEvents } from "#features/integrations/webhooks/contract/event-shapes.ts";
import { publicFacts } from "#features/loyalty/home/api/public/public-facts.ts";
import { readCover } from "#features/loyalty/home/api/public/read-cover.ts";
import { type Facts, sharedPage } from "#features/loyalty/home/api/public/read-shared-page.ts";
import { paths as memberPaths } from "#features/member-paths.ts";
import {
  chainByUnsubscribeId,
  movedUnsubscribeId,
} from "#features/members/consents/api/unsubscribing/find-unsubscriber.ts";
import { unsubscribeChannel } from "#features/members/consents/domain/unsubscribing.ts";
import { answerPhones } from "#features/members/wallet/api/answer-phones.ts";
import { acceptReturned } from "#features/messages/bounces/api/accept-returned.ts";
import { acceptReports } from "#features/messages/bounces/api/sms-reports/accept-report.ts";
import { followLink } from "#features/messages/sendouts/api/sendout-results/open-link.ts";
import { acceptSms } from "#features/messages/sms/api/received-sms/accept-sms.ts";
import { paths as officePaths } from "#features/office-paths.ts";
import { openPages } from "#features/platform/front-page/api/open-pages.ts";
import { readFrontPage } from "#features/platform/front-page/api/read-front-page.ts";
import { frontPages } from "#features/platform/front-page/contract/pages.ts";
import { routes } from "#features/routes.ts";
import { schemas } from "#features/schemas.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { ApiFeature } from "#packages/server/feature.ts";
import type { BoundApi } from "#packages/server/http/app.ts";
import type { Identities } from "#packages/server/http/authenticate.ts";
import type { ApiContract } from "#packages/server/http/bind.ts";
import type { AnyHandlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { demoOfMerchant } from "../demo/logins.ts";
import { features } from "../features.ts";
import { formerPaths } from "./former-paths.ts";
import { namedShapes } from "./named-shapes.ts";

const all: readonly ApiFeature[] = Object.values(features);

type Features = typeof features;
type Handled = {
  [Noun in keyof Features]: Features[Noun] extends { handlers: (services: Services) => infer Handlers }
    ? keyof Handlers
    : never;
}[keyof Features];
type Handlers<_Missing extends never> = AnyHandlers;

/** Returns every endpoint's handler. A type error here names the endpoints without a handler. */
function allHandlers(services: Services): Handlers<Exclude<EndpointName, Handled>> {
  return Object.assign({}, ...all.map(({ handlers }) => handlers?.(services)));
}

/** The contracts of all nouns. */
export const apiContract: ApiContract = {
  routes,
  schemas,
  errorCodes,
  reference: {
    descriptions,
    webhooks: webhookEvents,
    groups: callGroups,
    exampleValues,
    shapes: namedShapes,
    fields: fieldMeanings,
    // Imported at the first request, because the compiler is large.
    clientPackage: async () => (await import("./client-package.ts")).clientPackage(),
  },
};

/** The contracts of all nouns, with the handlers of this program. */
export const boundApi = (services: Services): BoundApi => ({
  contract: apiContract,
  handlers: allHandlers(services),
  formerPaths,
});

export function allIdentities(services: Services): Identities {
  return {
    ...createIdentities(services),
    staffByKey: lookUpKey(services),
    cardEvents: acceptCardEvents(services),
    smsReports: services.config.sms.provider ? acceptReports(services) : null,
    returnedMail: services.config.mail.bounceSecret ? acceptReturned(services) : null,
    receivedSms: services.config.sms.provider ? acceptSms(services) : null,
    shopWebhooks: receiveShopWebhooks(services),
    phones: answerPhones(services),
    paths: { member: memberPaths, office: officePaths, front: frontPages },
    unsubscribeChannel,
    publicFacts: (chain) => publicFacts(services, chain),
    cover: (chain) => readCover(services, chain),
    movedUnsubscribeId: (id) => movedUnsubscribeId(services, id),
    chainByUnsubscribeId: (id) => chainByUnsubscribeId(services, id),
    frontPage: (language) => readFrontPage(services, demoOfMerchant, language),
    openPages,
    followLink: (chain, code, mark) => followLink(services, chain, code, mark),
    // The facts are the result of `publicFacts` above.
    sharedPage: (chain, facts: Facts, question) => sharedPage(services, chain, facts, question),
  };
}
