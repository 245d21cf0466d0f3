import { Effect, Schema } from 'effect'

const isTtl = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 86_400

export const cdnVariables = {
  CDN_TTL: Schema.String.check(
    Schema.makeFilter((value) => isTtl(value) || 'write seconds from 0 to 86400'),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed('0'))),
}
