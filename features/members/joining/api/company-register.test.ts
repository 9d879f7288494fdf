import { beforeEach, expect, test } from "vitest";
import { startProvider } from "#tests/outside/provider.ts";
import { openCompanyRegister, RegisterAway } from "./company-register.ts";

const provider = await startProvider();
const client = { clientId: "id", clientSecret: "secret" };
const addresses = { token: `${provider.url}/token`, companies: `${provider.url}/companies` };
const company = {
  organisationsnamn: {
    organisationsnamnLista: [
      { namn: "Bifirma", organisationsnamntyp: { kod: "SARSKILT_FORETAGSNAMN" } },
      { namn: " Kaffe AB ", organisationsnamntyp: { kod: "FORETAGSNAMN" } },
    ],
  },
  postadressOrganisation: { postadress: { utdelningsadress: "Storgatan 1", postnummer: "22222", postort: "Lund" } },
};

function answers(status: number, json: unknown): void {
  provider.answer = (path) =>
    path === "/token" ? { status: 200, json: { access_token: "t0ken", expires_in: 3600 } } : { status, json };
}

const register = () => {
  const opened = openCompanyRegister(client, addresses);
  if (!opened) throw new Error("not configured");
  return opened;
};

beforeEach(() => {
  provider.requests.length = 0;
});

test("finds a company's name and postal address by its number, with one token for several requests", async () => {
  answers(200, { organisationer: [company] });
  const opened = register();
  const expected = {
    companyName: "Kaffe AB",
    postalAddress: "Storgatan 1",
    postalZipCode: "22222",
    postalCity: "Lund",
  };
  expect(await opened.find("5560160680")).toEqual(expected);
  await opened.find("5560160680");
  expect(provider.requests.map(({ path }) => path)).toEqual(["/token", "/companies", "/companies"]);
  expect(provider.requests[1]).toMatchObject({
    authorization: "Bearer t0ken",
    body: '{"identitetsbeteckning":"5560160680"}',
  });
});

test("an unknown company number gives null", async () => {
  answers(200, { organisationer: [] });
  expect(await register().find("5560160680")).toBeNull();
  answers(404, {});
  expect(await register().find("5560160680")).toBeNull();
});

test("a failure of the register throws RegisterAway", async () => {
  answers(500, {});
  await expect(register().find("5560160680")).rejects.toBeInstanceOf(RegisterAway);
});

test("without client credentials no register is opened", () => {
  expect(openCompanyRegister({ clientId: "", clientSecret: "" })).toBeNull();
});
