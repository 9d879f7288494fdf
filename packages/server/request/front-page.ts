import type { Language } from "#packages/domain/translations/languages.ts";

/** A demonstration that a stranger may open: its club, the club's address, and the merchant's public login. */
export interface DemoLinks {
  text: string;
  memberAddress: string;
  email: string;
  password: string;
}

/** The texts of the page that a stranger sees at the product's own address, unescaped, in one language. */
export interface FrontPage {
  title: string;
  description: string;
  /** The promise in one line, for the preview picture. */
  promise: string;
  /** The price of one point of sale and its conditions; null when the platform offers no plan. */
  price: { amount: string; unit: string; note: string } | null;
  /** Null on an installation without a demonstration. */
  demo: DemoLinks | null;
}

/** The title and description of a page before the sign-in, by its path. */
export type OpenPages = Readonly<Record<string, { title: string; description: string }>>;

/** Returns the front page's texts in a language. */
export type ReadFrontPage = (language: Language) => Promise<FrontPage>;
