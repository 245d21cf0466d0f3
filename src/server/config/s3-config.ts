import { Schema } from 'effect'
import type { S3Options } from '#adapters/blobs/s3-client.ts'
import { StartRefused } from './start-refused.ts'
import { holding } from './variable-checks.ts'

const isEndpoint = (text: string) => /^https?:\/\/[^?#\s]+$/.test(text) && URL.canParse(text)
const isBucket = (text: string) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)

const text = Schema.optionalKey(Schema.String)

export const s3Variables = {
  S3_ENDPOINT: holding(isEndpoint, 'write it as https://host, without the bucket'),
  S3_BUCKET: holding(isBucket, 'write the name of a bucket: small letters, digits, dots and dashes'),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_SESSION_TOKEN: text,
}

type Name = keyof typeof s3Variables

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** `undefined` if files are stored in DATA_DIR. Incomplete settings are refused. */
export const s3Config = (variables: { readonly [N in Name]?: string }): S3Options | undefined => {
  if (Object.keys(s3Variables).every((name) => variables[name as Name] === undefined)) return undefined
  const missing = needed.find((name) => variables[name] === undefined)
  if (missing !== undefined) throw new StartRefused(`${missing}: set it too; the file store needs it.`)
  const { S3_ENDPOINT = '', S3_BUCKET = '', S3_REGION = 'us-east-1', S3_SESSION_TOKEN } = variables
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: variables.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? '',
    ...(S3_SESSION_TOKEN !== undefined && { sessionToken: S3_SESSION_TOKEN }),
  }
}
