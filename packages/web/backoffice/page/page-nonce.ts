/** The nonce of this response's Content-Security-Policy, which our own styles must carry. */
export const pageNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
