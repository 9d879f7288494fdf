import type { Config } from "#packages/server/config.ts";

export interface RegisteredCompany {
  companyName: string;
  postalAddress: string;
  postalZipCode: string;
  postalCity: string;
}

export interface CompanyRegister {
  /**
   * Returns the company with a ten-digit number; null when the register has none.
   * @throws RegisterAway when the register does not answer.
   */
  find(companyNumber: string): Promise<RegisteredCompany | null>;
}

export class RegisterAway extends Error {}

const answerWithinMs = 8_000;
const scope = "vardefulla-datamangder:read";
const ownAddresses = {
  token: "https://portal.api.bolagsverket.se/oauth2/token",
  companies: "https://gw.api.bolagsverket.se/vardefulla-datamangder/v1/organisationer",
};

interface Name {
  namn?: string;
  organisationsnamntyp?: { kod?: string };
}

interface Answer {
  organisationer?: {
    organisationsnamn?: { organisationsnamnLista?: Name[] | null } | null;
    postadressOrganisation?: {
      postadress?: { utdelningsadress?: string | null; postnummer?: string | null; postort?: string | null } | null;
    } | null;
  }[];
}

/** Reads the body too, because the deadline may pass while it arrives. */
async function ask<T>(address: string, init: RequestInit): Promise<{ status: number; ok: boolean; body: T }> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const response = await fetch(address, { method: "POST", signal, ...init });
    const { status, ok } = response;
    return { status, ok, body: (ok ? await response.json() : {}) as T };
  } catch (cause) {
    throw new RegisterAway("no answer", { cause });
  }
}

function companyOf({ organisationer }: Answer): RegisteredCompany | null {
  const company = organisationer?.[0];
  const names = company?.organisationsnamn?.organisationsnamnLista ?? [];
  const name = names.find(({ organisationsnamntyp }) => organisationsnamntyp?.kod === "FORETAGSNAMN") ?? names[0];
  if (!name?.namn) return null;
  const post = company?.postadressOrganisation?.postadress;
  return {
    companyName: name.namn.trim(),
    postalAddress: post?.utdelningsadress?.trim() ?? "",
    postalZipCode: post?.postnummer?.trim() ?? "",
    postalCity: post?.postort?.trim() ?? "",
  };
}

/**
 * Opens Bolagsverket's open data with the configured client; null if none is configured. `addresses` replace the real
 * ones in tests.
 */
export function openCompanyRegister(client: Config["bolagsverket"], addresses = ownAddresses): CompanyRegister | null {
  if (!client.clientId || !client.clientSecret) return null;
  const credentials = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString("base64");
  let cachedToken: { token: string; until: number } | null = null;

  async function tokenOf(): Promise<string> {
    if (cachedToken && cachedToken.until > performance.now()) return cachedToken.token;
    const response = await ask<{ access_token?: string; expires_in?: number }>(addresses.token, {
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ grant_type: "client_credentials", scope }),
    });
    if (!response.ok) throw new RegisterAway(`token: ${response.status}`);
    const { access_token: token, expires_in: seconds = 3_600 } = response.body;
    if (!token) throw new RegisterAway("token: none");
    cachedToken = { token, until: performance.now() + (seconds - 60) * 1_000 };
    return token;
  }

  return {
    async find(companyNumber) {
      const response = await ask<Answer>(addresses.companies, {
        headers: {
          authorization: `Bearer ${await tokenOf()}`,
          "content-type": "application/json",
          accept: "application/json",
        },
        body: JSON.stringify({ identitetsbeteckning: companyNumber }),
      });
      if (response.status === 404 || response.status === 400) return null;
      if (!response.ok) throw new RegisterAway(`companies: ${response.status}`);
      return companyOf(response.body);
    },
  };
}
