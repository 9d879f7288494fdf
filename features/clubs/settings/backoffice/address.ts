/** Returns the part after a chain's subdomain: ".stammis.example"; removes the back office's own `app.`. */
export function addressSuffix(host: string): string {
  return `.${host.replace(/^app\./, "")}`;
}
