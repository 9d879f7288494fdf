import { S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { Config } from "../config.ts";

const connectWithinMs = 2_000;
const answerWithinMs = 10_000;

/** Opens a bucket at an S3-compatible service. Timeouts are short, because a customer is waiting at the till. */
export function openS3({ bucket, region, endpoint, keyId, secret }: Config["files"]): Disk {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Services other than Amazon's have no host per bucket, and may not support newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectWithinMs, requestTimeout: answerWithinMs, throwOnRequestTimeout: true },
  });
  // Only the server reads the bucket.
  return new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
}
