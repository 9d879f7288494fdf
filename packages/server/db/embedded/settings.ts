/**
 * The server's settings. They are passed on the command line at every start, so that an upgrade applies them at once.
 */
const settings = {
  listen_addresses: "127.0.0.1",
  // Clients connect by port and password only: a socket in a shared folder would be another entry point.
  unix_socket_directories: "",
  password_encryption: "scram-sha-256",
  max_connections: 100,
  shared_buffers: "128MB",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  // Logs only the server's own messages: failed statements and their details may hold names and addresses.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_line_prefix: "%m [%p] ",
};

/** For tests only: a machine failure may destroy the cluster; a killed process still loses nothing. */
const careless = { fsync: "off", full_page_writes: "off" };

export function serverArguments(options: { cluster: string; port: number; fsync: boolean }): string[] {
  const all = { ...settings, port: options.port, ...(options.fsync ? {} : careless) };
  return ["-D", options.cluster, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
