export function PurchaseScreen() {
  return <h1>Purchase</h1>;
}
