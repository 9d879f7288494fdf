import { TermsText } from "../features/terms/TermsText.tsx";

/** `/terms/privacy` */
export function PrivacyPolicyScreen() {
  return <TermsText kind="privacy" />;
}
