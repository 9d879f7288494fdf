import type { CardDispute, ChargeFacts } from "#packages/domain/card-payments.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** A card that its holder has permitted us to charge. */
export interface SavedCard {
  customer: string;
  method: string;
  brand: string;
  last4: string;
  expiresOn: Temporal.PlainDate;
  /** The moment at which the holder saved the card: of two cards, the later one is charged. */
  since: Temporal.Instant;
}

/** A charge to make. Repeating it with the same `chargeId` does not charge twice. */
export interface NewCharge {
  chargeId: number;
  invoiceNumber: number;
  customer: string;
  amountOre: number;
}

/** The provider's state of one of our charges. */
export interface ProviderCharge extends ChargeFacts {
  /** The provider's id of the charge; null while the provider has no record. */
  intent: string | null;
  chargeId: number;
  invoiceNumber: number;
  customer: string | null;
  amountOre: number;
  /** The charge's disputes at the cardholder's bank. */
  disputes: readonly CardDispute[];
}

/** The provider's page for saving a card or paying an invoice. */
export interface ProviderPage {
  session: string;
  url: string;
}

/** The result of a provider's page. If `isOver`, its state does not change any more. */
export interface PageOutcome {
  customer: string | null;
  isOver: boolean;
  /** The page's URL while it can still be used. */
  url: string | null;
  /** The card that was saved there. */
  card: SavedCard | null;
  /** The charge that the page was for; null if it was for saving a card. */
  chargeId: number | null;
  charge: ProviderCharge | null;
}

/** The subject of an event. The event's own data is not trusted; the server reads it from the provider. */
export type CardEvent = { about: "CHARGE"; intent: string } | { about: "PAGE"; session: string } | { about: "NOTHING" };

/** The provider could not be reached or gave no clear answer. Charges already begun are reconciled later. */
export class CardProviderError extends Error {}

/** Stores and charges companies' cards at the provider. Card numbers never reach this server. */
export interface CardProvider {
  /** Returns the provider's customer for a company: always the same one. */
  createCustomer(company: { companyId: number; name: string; email: string }): Promise<string>;
  /** Opens a page that saves a card; `back` gets `session={session}` in its query. */
  openCardPage(asked: { companyId: number; customer: string; back: string; language: Language }): Promise<ProviderPage>;
  /** Opens a page on which anyone with its link can pay one charge. */
  openPayPage(charge: NewCharge, asked: { back: string; language: Language; text: string }): Promise<ProviderPage>;
  /** Reads a page's outcome; null if this installation did not open the page. */
  readPage(session: string): Promise<PageOutcome | null>;
  /** Charges a saved card without its holder. Returns a refused card's charge instead of throwing. */
  charge(charge: NewCharge, method: string, text: string): Promise<ProviderCharge>;
  /** Reads a charge; null if this installation did not make it. */
  readCharge(intent: string): Promise<ProviderCharge | null>;
  /** Lists all our charges that ever tried to pay a customer's invoice. */
  chargesOf(customer: string, invoiceNumber: number): Promise<ProviderCharge[]>;
  /**
   * Lists disputes since a moment, each with the disputed charge; includes other shops' disputes in the same account.
   */
  disputedSince(since: Temporal.Instant): Promise<{ dispute: string; intent: string }[]>;
  /**
   * Lists charges with a refund since a moment, each with its total refunds; includes other shops' charges in the same
   * account.
   */
  refundedSince(since: Temporal.Instant): Promise<{ intent: string; refundedOre: number }[]>;
  /** Deletes a card at the provider. */
  forget(method: string): Promise<void>;
  /** Verifies and parses an event; null if the provider did not sign it. */
  readEvent(body: Buffer, signature: string): Promise<CardEvent | null>;
  /** Checks the provider; returns null if it answers, else the problem. */
  look(): Promise<string | null>;
}
