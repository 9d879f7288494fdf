import type { Sending } from "#packages/contract/client.ts";

const empty = new Set([204, 205, 304]);

/** Works like `fetch`, but reports upload progress. Rejects when no response arrived. */
export function sendFile(url: string, { method, headers, body, signal, onSent }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(new TypeError("the upload was interrupted"));
    request.open(method, url);
    request.responseType = "text";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.upload.addEventListener("load", () => onSent(1));
    request.addEventListener("load", () => {
      const type = request.getResponseHeader("content-type");
      const answer = empty.has(request.status) ? null : request.responseText;
      resolve(new Response(answer, { status: request.status, ...(type && { headers: { "content-type": type } }) }));
    });
    for (const end of ["error", "timeout", "abort"]) request.addEventListener(end, failed);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    onSent(0);
    request.send(body);
  });
}
