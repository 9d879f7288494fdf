export function MessageScreen() {
  return <h1>Message</h1>;
}
