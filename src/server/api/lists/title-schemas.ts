import { Schema } from 'effect'

/** The title of an item in a list of several content types, and those in further languages. */
export const titleSchemas = {
  title: Schema.String,
  translations: Schema.optionalKey(Schema.Record(Schema.String, Schema.Struct({ title: Schema.String }))),
}
