export function CompaniesScreen() {
  return <h1>Companies</h1>;
}
