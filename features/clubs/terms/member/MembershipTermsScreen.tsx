import { TermsText } from "./TermsText.tsx";

/** `/terms/membership` */
export function MembershipTermsScreen() {
  return <TermsText kind="membership" />;
}
