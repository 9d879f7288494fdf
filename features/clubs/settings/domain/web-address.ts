export type CheckedWebAddress = { ok: true; value: string } | { ok: false; reason: "INVALID_URL" };

const invalid: CheckedWebAddress = { ok: false, reason: "INVALID_URL" };

/**
 * Checks a web address that others will follow: https only, a host with a top-level domain, no user name. An address
 * without scheme is read as https. Returns the stored form. Spec §5 "Invalid URL".
 */
export function checkWebAddress(input: string): CheckedWebAddress {
  const text = input.trim();
  if (!/^[^\s\p{Cc}]+$/u.test(text)) return invalid;
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return invalid;
  const url = new URL(address);
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") return invalid;
  if (!/^(?:[^.]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(url.hostname)) return invalid;
  return { ok: true, value: url.pathname === "/" && url.search === "" && url.hash === "" ? url.origin : url.href };
}
