import { TermsText } from "../features/terms/TermsText.tsx";

/** `/terms/membership` */
export function MembershipTermsScreen() {
  return <TermsText kind="membership" />;
}
