import { S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { Config } from "../config.ts";

const connectWithinMs = 2_000;
const answerWithinMs = 10_000;

/** A bucket at a service that speaks S3. One that does not answer is given up soon: whoever waits is a customer. */
export function openS3({ bucket, region, endpoint, keyId, secret }: Config["files"]): Disk {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Elsewhere than at Amazon a bucket has no host of its own, and newer checksums are not known everywhere.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectWithinMs, requestTimeout: answerWithinMs, throwOnRequestTimeout: true },
  });
  // Nobody reads the bucket but the server.
  return new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
}
