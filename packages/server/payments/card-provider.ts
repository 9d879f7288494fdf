import type { CardDispute, ChargeFacts } from "#packages/domain/card-payments.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** A card that its holder has let us charge. */
export interface SavedCard {
  customer: string;
  method: string;
  brand: string;
  last4: string;
  expiresOn: Temporal.PlainDate;
  /** When its holder chose it: of two, the later counts. */
  since: Temporal.Instant;
}

/** What is to be charged. Told again with the same `chargeId`, it is the same charge. */
export interface NewCharge {
  chargeId: number;
  invoiceNumber: number;
  customer: string;
  amountOre: number;
}

/** What the provider says of a charge of ours. */
export interface ProviderCharge extends ChargeFacts {
  /** As the provider knows it; null while there is nothing at its side. */
  intent: string | null;
  chargeId: number;
  invoiceNumber: number;
  customer: string | null;
  amountOre: number;
  /** What its holder's bank was asked to take back. */
  disputes: readonly CardDispute[];
}

/** The provider's page, where a card is given or an invoice paid. */
export interface ProviderPage {
  session: string;
  url: string;
}

/** What somebody did there: nothing is to come of one that is over. */
export interface PageOutcome {
  customer: string | null;
  isOver: boolean;
  /** Where it still can be used. */
  url: string | null;
  /** A card was saved there. */
  card: SavedCard | null;
  /** The charge it was for; null where it was for a card. */
  chargeId: number | null;
  charge: ProviderCharge | null;
}

/** What an event is about; what it says is not believed, but asked for. */
export type CardEvent = { about: "CHARGE"; intent: string } | { about: "PAGE"; session: string } | { about: "NOTHING" };

/** Thrown when the provider could not be asked, or did not say. What was begun is found out later. */
export class CardProviderError extends Error {}

/** Who keeps the cards of companies and charges them. Numbers of cards never come here. */
export interface CardProvider {
  /** A company at the provider's: the same for the same company. */
  createCustomer(company: { companyId: number; name: string; email: string }): Promise<string>;
  /** A page on which a card is saved; `back` gets `session={session}` in its query. */
  openCardPage(asked: { companyId: number; customer: string; back: string; language: Language }): Promise<ProviderPage>;
  /** A page on which one charge is paid by whoever opens it. */
  openPayPage(charge: NewCharge, asked: { back: string; language: Language; text: string }): Promise<ProviderPage>;
  /** Null for a page that is none of ours. */
  readPage(session: string): Promise<PageOutcome | null>;
  /** Charges a saved card without its holder. A card that is refused is told, not thrown. */
  charge(charge: NewCharge, method: string, text: string): Promise<ProviderCharge>;
  /** What became of a charge; null for one that is not ours. */
  readCharge(intent: string): Promise<ProviderCharge | null>;
  /** Every charge of ours that a customer's invoice was ever tried to be paid by. */
  chargesOf(customer: string, invoiceNumber: number): Promise<ProviderCharge[]>;
  /** Disputes that began at a moment or after it, each with what was disputed; others' of the same account are among them. */
  disputedSince(since: Temporal.Instant): Promise<{ dispute: string; intent: string }[]>;
  /** What was given back in all of each charge of which some was at a moment or after it; others' of the same account are among them. */
  refundedSince(since: Temporal.Instant): Promise<{ intent: string; refundedOre: number }[]>;
  /** Forgets a card at the provider's. */
  forget(method: string): Promise<void>;
  /** Null: the provider did not sign it. */
  readEvent(body: Buffer, signature: string): Promise<CardEvent | null>;
  /** Null when it answers; else what is in the way. */
  look(): Promise<string | null>;
}
