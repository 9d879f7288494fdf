/** The nonce of this answer's Content-Security-Policy; what we style ourselves must carry it. */
export const pageNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
