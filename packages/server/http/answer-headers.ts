import type { Config } from "../config.ts";

/** What a page of ours may ask of the device: the till's camera, a lit screen, a passkey, the clipboard. */
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

/** On everything that leaves the server. */
export function everyAnswersHeaders(requestId: string): Record<string, string> {
  return { "x-request-id": requestId, "permissions-policy": permissionsPolicy };
}

/** On what is no page: the API's answers, and every refusal wherever it comes from. */
export function dataHeaders({ publicUrl }: Pick<Config, "publicUrl">): Record<string, string> {
  return {
    // Who asks, on which host and in which language decides every answer: none may be kept.
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
