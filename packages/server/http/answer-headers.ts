import type { Config } from "../config.ts";

/** Device features that pages may use: the till's camera, a lit screen, passkeys, the clipboard. */
const permissionsPolicy = [
  ...["camera", "clipboard-write", "publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock"].map(
    (feature) => `${feature}=(self)`,
  ),
  ...["accelerometer", "browsing-topics", "clipboard-read", "display-capture", "geolocation"].map(
    (feature) => `${feature}=()`,
  ),
  ...["gyroscope", "hid", "magnetometer", "microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking"].map(
    (feature) => `${feature}=()`,
  ),
].join(", ");

/** Returns headers for every answer of the server. */
export function everyAnswersHeaders(requestId: string): Record<string, string> {
  return { "x-request-id": requestId, "permissions-policy": permissionsPolicy };
}

/** Returns headers for data, not pages: the API's answers and all refusals. */
export function dataHeaders({ publicUrl }: Pick<Config, "publicUrl">): Record<string, string> {
  return {
    // Answers depend on caller, host and language, so they are not cacheable.
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    vary: "accept-language, authorization, host, stammis-chain",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(publicUrl.protocol === "https:" && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
