import { type Calls, calls } from "./calls.ts";
import { readError, StammisError } from "./errors.ts";
import { isRepeatable, withRetries } from "./retries.ts";

export { isRefusal, type Problem, StammisError } from "./errors.ts";
export { eachRow } from "./rows.ts";

export interface Connection {
  /** The address of Stammis: `https://stammis.example`. */
  address: string;
  /** The club's subdomain. */
  club: string;
  /** An API key that the merchant created under Integrations: `stk_…`. */
  key: string;
  /** The language of refusal messages; by default the club's own. */
  language?: "sv" | "en" | "fr";
  /**
   * The further attempts after a lost answer, a rate limit or a busy server; 3 by default. Only reads and calls with an
   * idempotency key are repeated.
   */
  retries?: number;
  /** The seconds that one attempt may take; 60 by default. */
  timeoutSeconds?: number;
  /** Replaces the global `fetch`, for example to use a proxy. */
  fetch?: typeof fetch;
}

type Loose = { params?: object; query?: object; body?: unknown };
type Options = { signal?: AbortSignal; idempotencyKey?: string; file?: Blob };

function addressOf(path: string, { params = {}, query = {} }: Loose): string {
  const pathParams = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(pathParams.get(name))));
  const queryEntries = Object.entries(query).filter(([, value]) => value !== undefined);
  return queryEntries.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(queryEntries.map(([name, value]) => [name, String(value)]))}`;
}

function contentOf({ body }: Loose, file: Blob | undefined): { body?: string | FormData; type?: string } {
  if (file) {
    const form = new FormData();
    form.set("file", file);
    return { body: form };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: "application/json" };
}

/**
 * Returns every call that a key may make, by its API name: `stammis.findAtTill({ query: { q } })`. Calls throw
 * {@link StammisError}.
 */
export function createStammis(connection: Connection): Calls {
  const { address, club, key, language, retries = 3, timeoutSeconds = 60 } = connection;
  const common = {
    authorization: `Bearer ${key}`,
    "stammis-chain": club,
    ...(language && { "accept-language": language }),
  };

  /** Makes one attempt. Everything but a refusal and the caller's own abort counts as a lost answer. */
  async function attempt(url: URL, request: RequestInit, { signal }: Options, isFile: boolean): Promise<unknown> {
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    try {
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
      const response = await (connection.fetch ?? fetch)(url, { ...request, signal: either });
      if (!response.ok) throw await readError(response);
      if (response.status === 204) return undefined;
      return await (isFile ? response.blob() : response.json());
    } catch (error) {
      if (error instanceof StammisError) throw error;
      if (signal?.aborted) throw signal.reason;
      throw new StammisError(0, null, { cause: error });
    }
  }

  const callOf =
    ({ method, path, download }: (typeof calls)[keyof Calls]) =>
    async (input: Loose = {}, options: Options = {}): Promise<unknown> => {
      const { signal, idempotencyKey, file } = options;
      const { body, type } = contentOf(input, file);
      const headers = {
        ...common,
        ...(type && { "content-type": type }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      };
      const request = { method, headers, ...(body !== undefined && { body }) };
      const url = new URL(`/api${addressOf(path, input)}`, address);
      return withRetries(() => attempt(url, request, options, download), {
        retries: isRepeatable(method, idempotencyKey) ? retries : 0,
        signal,
      });
    };

  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, callOf(call)])) as unknown as Calls;
}
