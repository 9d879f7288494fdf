export function TermsScreen() {
  return <h1>Terms</h1>;
}
