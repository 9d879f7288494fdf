/** File names of feature folders. What fits neither form nor verb is named here: a new kind of file is a decision. */

/** Acts of the API: what begins with one of these does one thing, in the business's words. */
const verbs = `accept add allow answer approve ask begin book buy cancel change charge check choose claim close confirm copy correct count create credit deduct deliver draw edit end
  enter erase export find finish fold forget get give give-back invite issue judge keep leave list lock log-in look-up manage mask merge move notify open own preview prove
  publish read receive refuse register release remind remove renew replay request resend reset resume return revoke save send separate set settle sign spend start subscribe take-back tell unsubscribe update
  undo void watch withdraw write`;

/** Queries, jobs and messages of a feature, and what a row is read from, checked by and shown as. */
const forms = /^(routes|queries|jobs|messages)$|-(queries|shape|fields)$/;

const apiNouns = `account-subjects address authenticator better-promises buyer campaign-places club-points company-documents
  company-register content counted decided-visit demand device due-day even-time first-text first-texts-en first-texts-fr first-texts-sv given-known
  identities invoice-sheet known-devices ledger left-addresses login-tries matching member-cards merchant-campaigns moved-today named-chain new-password
  not-cancelled offers passkeys peppol-invoice peppol-parties pin-tries purchase-line public-facts public-sms publishable publishable-campaign
  publishable-coupon publishable-stamp-card poster publishing reads recipient-code recovery-codes registered remembered reservations rule second-person segments-of sendout-rules sessions
  settlements shared-home short-links sie-export sign-up-limits staff-member staff-purchase steps stock subdomains subpages terms troubles unusual-days
  usual-amount visit-known`;

/** Of the apps: components, hooks, forms, words, stores and plans by their form. */
const frontForms = /^queries$|^use-|-(form|words|store|plan|key|name|query)$/;

const frontNouns = `account-lines address ask autosave-queue begun-visit brought-detector by-status calendar camera-problem
  camera-stream card-face category-name code-reader colour-moved compare consent-source credentials day-names desk expiry-months
  file-worker fillings finished follow-up guide-steps here holiday-offers home-news hours invitable kept landings linked-pieces
  mail-page member-offers network new-stamps next-row notices offers offers-taken outcome passkey-browser pin-entry
  publishable find-kind read-content read-file read-paste read-workbook registration report-table reset-request returned rewards-near running save-qr scan-burst second-step sections seen-stamps sign-in sign-up
  sounds starters status-tones texts time-zones typed-selection value-coupons zone-cities`;

const listOf = (text: string) => text.trim().split(/\s+/);
const begins = (name: string) => listOf(verbs).some((verb) => name === verb || name.startsWith(`${verb}-`));

/** `name` without its ending: whether a file of an API feature may be called so. */
export const isApiName = (name: string) => forms.test(name) || begins(name) || listOf(apiNouns).includes(name);

/** The same of the apps, for what is no component. */
export const isFrontName = (name: string) => frontForms.test(name) || listOf(frontNouns).includes(name);
