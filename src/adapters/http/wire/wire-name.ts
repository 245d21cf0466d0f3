/** A field's name in the API. A text has the name alone. */
export type WireName = string | WireList | WireJson

/**
 * Each element of a list is an object with the field `each`. If the domain's elements are objects too, `of` is the
 * property that `each` holds, and `optional` names the others, which are omitted if empty.
 */
export interface WireList {
  readonly name: string
  readonly each: string
  readonly of?: string
  readonly optional?: Readonly<Record<string, string>>
}

/** A value that is sent as the domain has it, and left out if there is none. */
export interface WireJson {
  readonly name: string
  readonly json: 'rich text' | 'text' | 'list' | 'object'
}
