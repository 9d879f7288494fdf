import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

type Json = Record<string, unknown>;
const load = () => import("@simplewebauthn/browser");

/** Whether this browser supports passkeys at this URL. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Whether the browser's own dialogue was closed, timed out or found no key: no server error needs to be shown. */
export const isStoppedByBrowser = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "NotAllowedError" ||
    error.name === "AbortError" ||
    error.name === "WebAuthnError" ||
    error.name === "SecurityError");

/** Whether this device already has one of the account's passkeys. */
export const isAlreadyHere = (error: unknown): boolean => error instanceof Error && error.name === "InvalidStateError";

/** Creates a passkey from the server's options; loads the library on demand. */
export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await load();
  return {
    ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })),
  };
}

/** Signs the server's challenge with an existing passkey. */
export async function showPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await load();
  return {
    ...(await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })),
  };
}
