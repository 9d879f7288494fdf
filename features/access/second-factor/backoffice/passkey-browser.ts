import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

type Json = Record<string, unknown>;
const load = () => import("@simplewebauthn/browser");

/** Whether this browser, at this address, can keep a passkey. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** The browser's own dialogue was closed, took too long, or has no such key: nothing for our words about servers. */
export const isStoppedByBrowser = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "NotAllowedError" ||
    error.name === "AbortError" ||
    error.name === "WebAuthnError" ||
    error.name === "SecurityError");

/** This device has one of the account's passkeys already. */
export const isAlreadyHere = (error: unknown): boolean => error instanceof Error && error.name === "InvalidStateError";

/** Makes a new passkey from what the server asks; loaded when somebody wants one. */
export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await load();
  return {
    ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })),
  };
}

/** Signs what the server asks with a passkey there is. */
export async function showPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await load();
  return {
    ...(await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })),
  };
}
