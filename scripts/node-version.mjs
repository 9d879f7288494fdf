// Imported first: later code needs a recent Node, and this check reports an old one clearly.
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(
    `Stammis needs Node 20 or later for its setup, but this is ${process.version}. Install a newer Node from https://nodejs.org.`,
  );
  process.exit(1);
}
