import type { Config } from "../config.ts";
import { answerWithinMs, DeliveryDelayed, DeliveryRefused } from "./delivery.ts";

export interface Sms {
  /** The sender: a name of 3 to 11 letters or digits, or a number. */
  from: string;
  /** The recipient's number in the form of E.164. */
  to: string;
  text: string;
}

export interface SmsSender {
  /**
   * Hands an SMS over and returns the provider's id.
   * @throws DeliveryRefused if the provider refuses it for good, DeliveryDelayed if a retry may succeed.
   */
  send(sms: Sms): Promise<string>;
}

interface Provider {
  address(settings: Settings): string;
  /** Returns the form fields of the provider's API. `reportTo`: the URL for delivery reports. */
  fields(sms: Sms, reportTo: string | null): Record<string, string>;
  idOf(answer: unknown): unknown;
}

const providers: Record<Exclude<Config["sms"]["provider"], "">, Provider> = {
  "46elks": {
    address: () => "https://api.46elks.com/a1/sms",
    fields: ({ from, to, text }, reportTo) => ({
      from,
      to,
      message: text,
      ...(reportTo && { whendelivered: reportTo }),
    }),
    idOf: (answer) => (answer as { id?: unknown }).id,
  },
  twilio: {
    address: ({ username }) => `https://api.twilio.com/2010-04-01/Accounts/${username}/Messages.json`,
    fields: ({ from, to, text }, reportTo) => ({
      From: from,
      To: to,
      Body: text,
      ...(reportTo && { StatusCallback: reportTo }),
    }),
    idOf: (answer) => (answer as { sid?: unknown }).sid,
  },
};

async function ask(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(answerWithinMs) }).catch(() => {
    throw new DeliveryDelayed("SMS provider: no answer");
  });
  // Refuses an SMS for good only when its number or text is invalid: the operator can fix a wrong password or an empty
  // account.
  if (response.status === 400 || response.status === 404) throw new DeliveryRefused(`SMS provider: ${response.status}`);
  if (!response.ok) throw new DeliveryDelayed(`SMS provider: ${response.status}`);
  return response.json().catch(() => ({}));
}

type Settings = Omit<Config["sms"], "webhookSecret">;

/**
 * Opens an SMS sender for 46elks or Twilio. `address` replaces the provider's URL in tests; `reportTo` receives
 * delivery reports.
 */
export function openSms(settings: Settings, address?: string, reportTo: string | null = null): SmsSender {
  if (settings.provider === "") throw new Error("No SMS provider is configured.");
  const provider = providers[settings.provider];
  const credentials = Buffer.from(`${settings.username}:${settings.password}`).toString("base64");
  return {
    async send(sms) {
      const answer = await ask(address ?? provider.address(settings), {
        method: "POST",
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams(provider.fields(sms, reportTo)),
      });
      return String(provider.idOf(answer) ?? "");
    },
  };
}
