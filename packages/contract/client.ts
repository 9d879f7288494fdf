import type { Answer, Input, Route } from "./endpoint.ts";
import type { Problem } from "./errors.ts";
import type { DownloadName, EndpointName, Routes } from "./routes.ts";
import type { AllSchemas } from "./schemas.ts";

/** A refused or failed call. `problem` is null when no answer of ours came back (network down, proxy in between). */
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
  /** Headers of every call: authorization, language, `Stammis-Chain`. */
  headers: () => Record<string, string>;
  /** Whether a refused call goes once more; `sent` are the headers it went with. So a session is renewed under it. */
  again?: (error: ApiError, sent: Record<string, string>) => Promise<boolean>;
  /** Told of every call that stays refused, so that a 401 can end the session. */
  onError?: (error: ApiError, sent: Record<string, string>) => void;
  /** The answer to what the page asked for by itself, with these headers, before there was an app; null where it did not. */
  early?: (url: string, sent: Record<string, string>) => Promise<Response> | null;
  /** Sends a file as `fetch` does, telling how much has gone; without it nobody is told. */
  upload?: (url: string, sending: Sending) => Promise<Response>;
}

export interface Sending {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal | null;
  /** 0 to 1; 1 when all is sent and the answer is waited for. */
  onSent: (share: number) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** For endpoints marked `idempotent`; made on the device and kept for retries. */
  idempotencyKey?: string;
  /** For endpoints marked `upload`. */
  file?: Blob;
  /** Told how much of the file has been sent, 0 to 1. */
  onSent?: (share: number) => void;
  /** Sent once, whatever the refusal. */
  once?: boolean;
}

/** What a call brings: a file, under the name it was given, where the endpoint answers one. */
export type Brought<K extends EndpointName> = K extends DownloadName ? File : Answer<AllSchemas[K]>;

/** A file may break off on its way: then no answer came. */
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

/** A typed `call(name, input)` for the routes an app speaks to: a browser carries no others. Throws {@link ApiError}. */
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
