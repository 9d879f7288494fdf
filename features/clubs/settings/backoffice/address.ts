/** What follows a chain's subdomain on a host: ".stammis.example"; `app.` in front of it is the back office's own. */
export function addressSuffix(host: string): string {
  return `.${host.replace(/^app\./, "")}`;
}
