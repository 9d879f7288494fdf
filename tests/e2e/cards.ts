import { startStripe } from "../stripe/server.ts";

/** Starts a fake Stripe with pages for a browser, and lets the product charge cards there. */
export async function openCards(): Promise<void> {
  const { env } = await startStripe();
  Object.assign(process.env, env);
}
