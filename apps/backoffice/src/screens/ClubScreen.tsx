export function ClubScreen() {
  return <h1>Club</h1>;
}
