import { Schema } from 'effect'

/** The last file of an archive. */
export const manifestName = 'manifest.json'

export const Manifest = Schema.Struct({
  format: Schema.Literal(1),
  madeAt: Schema.String,
  files: Schema.Array(Schema.Struct({ name: Schema.String, size: Schema.Int, sha256: Schema.String })),
})
export type Manifest = typeof Manifest.Type
