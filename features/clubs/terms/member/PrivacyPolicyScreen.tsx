import { TermsText } from "./TermsText.tsx";

/** `/terms/privacy` */
export function PrivacyPolicyScreen() {
  return <TermsText kind="privacy" />;
}
