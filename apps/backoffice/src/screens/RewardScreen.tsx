export function RewardScreen() {
  return <h1>Reward</h1>;
}
