import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { StartError } from "#packages/server/db/embedded/start-error.ts";

const secretKey = /^AGE-SECRET-KEY-\S+$/m;
const publicKey = /^age1\S+$/m;
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 6, [constants.ZSTD_c_checksumFlag]: 1 } };

export interface BackupKey {
  /**
   * The secret half, which decrypts backups. Absent when only the public half is available, which is enough to write
   * them.
   */
  secret: string | undefined;
  recipient: string;
}

/** Makes a key pair: `text` is the key file as `age-keygen` writes it. */
export async function makeKey(): Promise<BackupKey & { text: string }> {
  const secret = await generateX25519Identity();
  const recipient = await identityToRecipient(secret);
  return { secret, recipient, text: `# public key: ${recipient}\n${secret}\n` };
}

/** @throws StartError when the file holds neither half of a key. */
export async function readKey(file: string): Promise<BackupKey> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new StartError(`The key ${file} cannot be read (${error.message}).`);
  });
  const secret = secretKey.exec(text)?.[0];
  const recipient = secret ? await identityToRecipient(secret) : publicKey.exec(text)?.[0];
  if (!recipient)
    throw new StartError(`${file} contains no key. Create one with: npm run stammis -- backup-key <file>`);
  return { secret, recipient };
}

const toWeb = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(source) as unknown as globalThis.ReadableStream;

/** Compresses with zstd and encrypts with age: `age -d` and `zstd -d` open the file without this program. */
export async function seal(plain: AsyncIterable<Uint8Array>, recipient: string): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const small = Readable.from(plain, { objectMode: false }).compose(createZstdCompress(compression));
  return (await encrypter.encrypt(toWeb(small))) as unknown as AsyncIterable<Uint8Array>;
}

/** Returns the plain bytes. Throws before the end when bytes were changed, cut off or reordered. */
export async function unseal(sealed: AsyncIterable<Uint8Array>, secret: string): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secret);
  const small = await decrypter.decrypt(toWeb(sealed)).catch((error: Error) => {
    throw new StartError(`The backup cannot be decrypted with this key, or the file is damaged (${error.message}).`);
  });
  return Readable.from(small as unknown as AsyncIterable<Uint8Array>, { objectMode: false }).compose(
    createZstdDecompress(),
  );
}
