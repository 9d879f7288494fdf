import type { Answer, Input, Route } from "./endpoint.ts";
import type { Problem } from "./errors.ts";
import type { DownloadName, EndpointName, Routes } from "./routes.ts";
import type { AllSchemas } from "./schemas.ts";

/** A refused or failed call. `problem` is null when the server did not answer (network down, proxy in between). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  constructor(status: number, problem: Problem | null) {
    super(problem?.message ?? `HTTP ${status}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = problem;
  }
}

export interface ClientSettings {
  /** Returns the headers of every call: authorization, language, `Stammis-Chain`. */
  headers: () => Record<string, string>;
  /**
   * Decides whether a refused call is retried, for example after renewing the session. `sent` holds its request
   * headers.
   */
  again?: (error: ApiError, sent: Record<string, string>) => Promise<boolean>;
  /** Receives every call that stays refused, so that a 401 can end the session. */
  onError?: (error: ApiError, sent: Record<string, string>) => void;
  /**
   * Returns the response to a request that the page itself made before the app loaded, with these headers; else null.
   */
  early?: (url: string, sent: Record<string, string>) => Promise<Response> | null;
  /** Sends a file like `fetch` and reports upload progress. Without it, no progress is reported. */
  upload?: (url: string, sending: Sending) => Promise<Response>;
}

export interface Sending {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal | null;
  /** Receives the uploaded share, 0 to 1. At 1 the upload is complete and the server's response is pending. */
  onSent: (share: number) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The idempotency key for endpoints marked `idempotent`. The device makes it and reuses it for retries. */
  idempotencyKey?: string;
  /** The file to upload, for endpoints marked `upload`. */
  file?: Blob;
  /** Receives the uploaded share of the file, 0 to 1. */
  onSent?: (share: number) => void;
  /** Disables the retry after a refusal. */
  once?: boolean;
}

/** The result of a call. A download is a `File` with the name that the server gave. */
export type Brought<K extends EndpointName> = K extends DownloadName ? File : Answer<AllSchemas[K]>;

/** A download can break off while it is read; the call then fails without an answer. */
async function fileOf(response: Response): Promise<File> {
  const [, name = "file"] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const blob = await response.blob().catch(() => {
    throw new ApiError(0, null);
  });
  return new File([blob], decodeURIComponent(name), { type: blob.type });
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

function urlOf(route: Route, { params = {}, query = {} }: Loose): string {
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? "")));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(key, String(value));
  }
  return `/api${path}${search.size ? `?${search}` : ""}`;
}

function contentOf(
  input: Loose,
  file: Blob | undefined,
): { body?: string | FormData; headers: Record<string, string> } {
  if (file) {
    const form = new FormData();
    form.set("file", file);
    return { body: form, headers: {} };
  }
  if (input.body === undefined) return { headers: {} };
  return { body: JSON.stringify(input.body), headers: { "content-type": "application/json" } };
}

async function problemOf(response: Response): Promise<Problem | null> {
  if (!response.headers.get("content-type")?.includes("problem+json")) return null;
  return (await response.json()) as Problem;
}

/**
 * Returns a typed `call(name, input)`. Each app passes only its own routes, to keep the bundle small. Throws {@link
 * ApiError}.
 */
export function createClient<R extends Partial<Routes>>(
  routes: R,
  { headers, again, onError, early, upload }: ClientSettings,
) {
  return async function call<K extends EndpointName & keyof R>(
    name: K,
    input: Input<AllSchemas[K]>,
    options: CallOptions = {},
  ): Promise<Brought<K>> {
    const { signal, idempotencyKey, file, onSent, once = false } = options;
    const route = routes[name] as Route;
    const content = contentOf(input as Loose, file);
    const sent = headers();
    const url = urlOf(route, input as Loose);
    const request = {
      method: route.method,
      signal: signal ?? null,
      headers: {
        ...sent,
        ...content.headers,
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
    };
    const { body } = content;
    const sending =
      upload && onSent && body instanceof FormData
        ? upload(url, { ...request, body, onSent })
        : (route.method === "GET" && early?.(url, sent)) ||
          fetch(url, { ...request, ...(body !== undefined && { body }) });
    const response = await sending.catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ApiError(0, null);
    });
    if (!response.ok) {
      const error = new ApiError(response.status, await problemOf(response));
      if (!once && (await again?.(error, sent))) return call(name, input, options);
      onError?.(error, sent);
      throw error;
    }
    if (response.status === 204) return undefined as Brought<K>;
    return (await (route.download ? fileOf(response) : response.json())) as Brought<K>;
  };
}
