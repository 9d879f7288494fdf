import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SignatureV4 } from "@smithy/signature-v4";

/**
 * A service with the part of S3 that the product uses: one bucket, requests signed by one key, lists in pages of three.
 */
export interface S3Server {
  env: Record<string, string>;
  objects: Map<string, Buffer>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

const key = { id: "AKIASTAMMISTEST", secret: "not-a-secret-of-anybody" };
const bucket = "stammis-pictures";
const region = "eu-north-1";
const pageSize = 3;

/** SHA-256 in the form that the signer requires. */
class Sha256 {
  readonly #hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret ? createHmac("sha256", secret as Buffer) : createHash("sha256");
  }
  update(data: string | Uint8Array) {
    this.#hash.update(data);
  }
  async digest() {
    return new Uint8Array(this.#hash.digest());
  }
  reset() {}
}

const signer = new SignatureV4({
  service: "s3",
  region,
  credentials: { accessKeyId: key.id, secretAccessKey: key.secret },
  sha256: Sha256 as never,
  uriEscapePath: false,
  applyChecksum: false,
});

/** Returns the error in a request's signature, by signing the request again with the key; null when it is right. */
async function wrongIn(request: IncomingMessage, url: URL, body: Buffer): Promise<string | null> {
  const {
    authorization = "",
    "x-amz-date": stamp,
    "x-amz-content-sha256": sum,
  } = request.headers as Record<string, string>;
  const [, id, place, names = ""] =
    /Credential=([^/]+)\/\d{8}\/([^/]+)\/s3.*SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  if (id !== key.id) return "InvalidAccessKeyId";
  if (place !== region) return "AuthorizationHeaderMalformed";
  if (sum !== "UNSIGNED-PAYLOAD" && sum !== createHash("sha256").update(body).digest("hex"))
    return "XAmzContentSHA256Mismatch";
  const headers = Object.fromEntries(names.split(";").map((name) => [name, String(request.headers[name])]));
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp ?? "") ?? [];
  const signed = await signer.sign(
    {
      method: request.method ?? "",
      protocol: "http:",
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
    },
    { signingDate: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) },
  );
  const signatureOf = (text = "") => /Signature=(\w+)/.exec(text)?.[1];
  return signatureOf(signed.headers.authorization) === signatureOf(authorization) ? null : "SignatureDoesNotMatch";
}

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;
const statusOf: Record<string, number> = { NoSuchKey: 404, NoSuchBucket: 404, AuthorizationHeaderMalformed: 400 };

function listed(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((name) => name.startsWith(query.get("prefix") ?? "")).sort();
  const from = Number(query.get("continuation-token") ?? 0);
  const page = keys.slice(from, from + pageSize);
  const more = keys.length > from + pageSize;
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><Size>${objects.get(name)?.length}</Size><LastModified>2026-11-21T12:00:00Z</LastModified></Contents>`,
  );
  return xml(
    `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${
      more ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ""
    }${contents.join("")}</ListBucketResult>`,
  );
}

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();

  function act(method: string, url: URL, body: Buffer, reply: ServerResponse): string | null {
    const [, bucketName, ...rest] = decodeURIComponent(url.pathname).split("/");
    const name = rest.join("/");
    if (bucketName !== bucket) return "NoSuchBucket";
    if (method === "GET" && url.searchParams.has("list-type")) reply.end(listed(objects, url.searchParams));
    else if (method === "POST" && url.searchParams.has("delete")) {
      for (const [, key = ""] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(key);
      reply.end(xml("<DeleteResult></DeleteResult>"));
    } else if (method === "PUT") {
      objects.set(name, body);
      reply.end();
    } else if (method === "DELETE") {
      objects.delete(name);
      reply.writeHead(204).end();
    } else {
      const content = objects.get(name);
      if (!content) return "NoSuchKey";
      reply.writeHead(200, { "content-length": content.length }).end(method === "HEAD" ? undefined : content);
    }
    return null;
  }

  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const body = await buffer(request);
    const wrong = (await wrongIn(request, url, body)) ?? act(request.method ?? "", url, body, reply);
    if (wrong)
      reply
        .writeHead(statusOf[wrong] ?? 403)
        .end(xml(`<Error><Code>${wrong}</Code><Message>${wrong}</Message></Error>`));
  });
  const listen = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: key.id,
      S3_SECRET_ACCESS_KEY: key.secret,
    },
    objects,
    async goAway() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    comeBack: async () => void (await listen(port)),
  };
}
