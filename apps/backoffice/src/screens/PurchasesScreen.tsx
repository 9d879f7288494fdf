export function PurchasesScreen() {
  return <h1>Purchases</h1>;
}
