export function PointsScreen() {
  return <h1>Points</h1>;
}
