// Imported before anything else: what follows needs a Node that is not ancient, and says so rather than failing oddly.
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(
    `Stammis needs Node 20 or newer to set itself up and this is ${process.version}: install it from https://nodejs.org.`,
  );
  process.exit(1);
}
