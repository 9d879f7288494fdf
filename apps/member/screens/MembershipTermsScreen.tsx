import { TermsText } from "#features/clubs/terms/member/TermsText.tsx";

/** `/terms/membership` */
export function MembershipTermsScreen() {
  return <TermsText kind="membership" />;
}
