/**
 * Gives password managers the name that a new password belongs to. Invisible, because the page shows the name in its
 * text; some managers ignore fields with `hidden`.
 */
export function UsernameField({ username }: { username: string }) {
  return (
    <input
      className="st-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value={username}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}
