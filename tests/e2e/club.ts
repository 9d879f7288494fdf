import { type APIRequestContext, test } from "@playwright/test";
import type { Language } from "#packages/domain/translations/languages.ts";
import { clubAddress } from "./addresses.ts";
import { ask, type Caller } from "./api.ts";
import { newestLink } from "./outbox.ts";
import { companyNumber } from "./people/merchant.ts";

const password = "solen-skiner-i-ystad";
// The part of a subdomain that is unique on this server, however often a test runs.
const run = Date.now().toString(36);
let founded = 0;

/** A test's own club, with one point of sale, open for members. */
export interface Club {
  subdomain: string;
  /** Its own host. */
  address: string;
  location: { id: number; name: string };
  merchant: Caller & { token: string };
  language: Language;
}

interface ClubChoices {
  language?: Language;
  sandbox?: boolean;
}

/** Follows the newest link to an address and sets a password; returns the session. */
type Joining = { firstName: string; lastName: string; emailNotification?: boolean };

async function confirm(asker: Caller, to: string, person: Joining) {
  const id = (await newestLink(asker.request, to)).split("/").at(-1) ?? "";
  const documents = { privacyPolicy: true, termsOfService: true, dataProcessingAgreement: true };
  const agreed = { password, confirmPassword: password, termsOfMembership: true, ...documents };
  return ask(asker, "confirmSignUp", { params: { id }, body: { ...agreed, ...person } });
}

/** Founds a club by the API, without the screens; `name` begins its subdomain. */
export async function openClub(
  request: APIRequestContext,
  name: string,
  { language = "sv", sandbox = false }: ClubChoices = {},
): Promise<Club> {
  founded += 1;
  const subdomain = `${name}${run}${test.info().workerIndex}${founded}`;
  const person = { firstName: "Karin", lastName: "Sol" };
  const email = `karin@${subdomain}.example`;
  const company = {
    companyNumber: companyNumber(2_000 + test.info().workerIndex * 1_000 + founded),
    companyName: `${subdomain} AB`,
    postalAddress: "Stora Östergatan 12",
    postalZipCode: "271 34",
    postalCity: "Ystad",
  };
  await ask({ request }, "signUpMerchant", { body: { ...person, ...company, email, privacyPolicy: true, language } });
  const { token } = await confirm({ request }, email, person);
  const look = { commercialName: "Café Solrosen", brandColour: "#4c7a3d", language };
  const { companies } = await ask({ request, token }, "getAccess", {});
  const companyId = companies[0]?.id;
  await ask({ request, token }, "createChain", { body: { ...look, subdomain, sandbox, companyId } });
  const merchant = { request, token, club: subdomain };
  const at = { street: "Stortorget 1", zipCode: "271 43", city: "Ystad", phone: "", email: "", website: "" };
  const place = { name: "Torget", commercialName: "Solrosen Torget", subpage: "torget", openingHours: [], ...at };
  const location = await ask(merchant, "createLocation", { body: place });
  for (const kind of ["membership", "privacy"] as const) {
    const { texts } = await ask(merchant, "getTerms", { params: { kind } });
    await ask(merchant, "publishTerms", { params: { kind }, body: { texts } });
  }
  return { subdomain, address: clubAddress(subdomain), location, merchant, language };
}

/** Opens another session of the merchant, as on another device. */
export const logInMerchant = ({ merchant: { request }, subdomain }: Club) =>
  ask({ request }, "logIn", { body: { username: `karin@${subdomain}.example`, password } });

/** Hires a cashier, whose e-mail address uses the first name. */
export const hireCashier = (club: Club, firstName: string) => hire(club, firstName, "ROLE_CASHIER");

/** Hires a local merchant of the club's one point of sale. */
export const hireManager = (club: Club, firstName: string) => hire(club, firstName, "ROLE_LOCAL_MERCHANT");

/** Hires another merchant of the club's company. */
export const hireMerchant = (club: Club, firstName: string) => hire(club, firstName, "ROLE_MERCHANT");

async function hire(club: Club, firstName: string, role: "ROLE_CASHIER" | "ROLE_LOCAL_MERCHANT" | "ROLE_MERCHANT") {
  const email = `${firstName.toLowerCase()}@${club.subdomain}.example`;
  const grant = { role, pointsOfSaleIds: [club.location.id] };
  await ask(club.merchant, "inviteStaff", { body: { ...grant, email, language: club.language } });
  const { request } = club.merchant;
  const { token } = await confirm({ request }, email, { firstName, lastName: "Nyström" });
  return { token, email };
}

export const staffPassword = password;

/** A member, with the data that the app and the till use. */
export interface Member {
  /** Calls the API as this member. */
  asker: Caller & { token: string };
  id: number;
  /** The twelve digits. */
  number: string;
  email: string;
  name: string;
}

/** Joins a club by e-mail, without the screens. */
export async function joinClub(
  club: Club,
  firstName: string,
  says: Pick<Joining, "emailNotification"> = {},
): Promise<Member> {
  const { subdomain, language, location } = club;
  const visitor = { request: club.merchant.request, club: subdomain, outside: true } as const;
  const email = `${firstName.toLowerCase()}@medlem-${subdomain}.example`;
  const from = { commercialChainSubdomain: subdomain, pointOfSaleId: location.id };
  await ask(visitor, "signUpConsumer", { body: { email, language, ...from } });
  const { token } = await confirm(visitor, email, { firstName, lastName: "Lund", ...says });
  const asker = { ...visitor, token };
  const { id, membershipId } = await ask(asker, "getDetails", {});
  return { asker, id, number: membershipId, email, name: `${firstName} Lund` };
}
