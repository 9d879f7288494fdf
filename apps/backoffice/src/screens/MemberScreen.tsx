export function MemberScreen() {
  return <h1>Member</h1>;
}
