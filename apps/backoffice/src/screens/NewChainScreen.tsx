export function NewChainScreen() {
  return <h1>NewChain</h1>;
}
