import { TermsText } from "#features/clubs/terms/member/TermsText.tsx";

/** `/terms/privacy` */
export function PrivacyPolicyScreen() {
  return <TermsText kind="privacy" />;
}
