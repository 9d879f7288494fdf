/** The chain's subdomain: the first label of the host. Spec §1. */
export const subdomain = window.location.hostname.split(".")[0] ?? "";
