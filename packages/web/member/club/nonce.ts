/** The nonce that styles made here need to pass the Content-Security-Policy. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
