import { type Calls, calls, type RefusalCode } from "./calls.ts";

export interface Connection {
  /** The address of Stammis: `https://stammis.example`. */
  address: string;
  /** The club's subdomain. */
  club: string;
  /** An API key that the merchant created under Integrations: `stk_…`. */
  key: string;
  /** The language of refusal messages; by default the club's own. */
  language?: "sv" | "en" | "fr";
}

interface Problem {
  code: RefusalCode;
  message: string;
  errors?: Record<string, string>;
  fieldCodes?: Record<string, RefusalCode>;
  /** The scope that the key lacks: with SCOPE_MISSING. */
  scope?: string;
  requestId: string;
}

/** A refused or failed call. Without an answer from Stammis `problem` is null: retry with the same idempotency key. */
export class StammisError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds to wait after a rate limit (429) or while Stammis is busy (503); otherwise null. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Problem | null, retryAfter: number | null = null) {
    super(problem?.message ?? (status === 0 ? "no answer" : `HTTP ${status}`));
    this.name = "StammisError";
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
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

async function errorOf(response: Response): Promise<StammisError> {
  const isOurs = response.headers.get("content-type")?.includes("problem+json");
  const problem = isOurs ? ((await response.json().catch(() => null)) as Problem | null) : null;
  const wait = Number(response.headers.get("retry-after"));
  return new StammisError(response.status, problem, wait > 0 ? wait : null);
}

/**
 * Returns every call that a key may make, by its API name: `stammis.findAtTill({ query: { q } })`. Calls throw {@link
 * StammisError}.
 */
export function createStammis({ address, club, key, language }: Connection): Calls {
  const common = {
    authorization: `Bearer ${key}`,
    "stammis-chain": club,
    ...(language && { "accept-language": language }),
  };

  const callOf =
    ({ method, path, download }: (typeof calls)[keyof Calls]) =>
    async (input: Loose = {}, { signal, idempotencyKey, file }: Options = {}): Promise<unknown> => {
      const { body, type } = contentOf(input, file);
      const response = await fetch(new URL(`/api${addressOf(path, input)}`, address), {
        method,
        headers: {
          ...common,
          ...(type && { "content-type": type }),
          ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        },
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      }).catch((cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new StammisError(0, null);
      });
      if (!response.ok) throw await errorOf(response);
      if (response.status === 204) return undefined;
      return download ? response.blob() : response.json();
    };

  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, callOf(call)])) as unknown as Calls;
}
