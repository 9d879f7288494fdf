import { startStripe } from "../stripe/server.ts";

/** A stand-in for Stripe, whose pages a browser opens; the product beside it takes cards there. */
export async function openCards(): Promise<void> {
  const { env } = await startStripe();
  Object.assign(process.env, env);
}
