import { Schema } from 'effect'

/** A list within an item; absent in items from before it. */
export const listOf = <S extends Schema.Top>(label: string, item: S, maxEntries: number) =>
  Schema.optionalKey(
    Schema.Array(item)
      .annotate({ message: `${label} must be a list` })
      .check(Schema.isMaxLength(maxEntries, { message: `${label} have at most ${maxEntries} entries` }))
      .pipe(Schema.annotateKey({ title: label })),
  )

export const group = <Fields extends Schema.Struct.Fields>(label: string, struct: Fields) =>
  Schema.Struct(struct).annotate({ message: `${label} must be an object` })
