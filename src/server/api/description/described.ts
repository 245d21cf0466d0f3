/** The parts of an OpenAPI document that are completed here. Effect's own types lack shared responses and examples. */
export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface DescribedContent {
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>
}

export interface Operation {
  readonly operationId: string
  readonly tags: ReadonlyArray<string>
  readonly parameters: ReadonlyArray<Json>
  readonly security: ReadonlyArray<Readonly<Record<string, ReadonlyArray<string>>>>
  readonly responses: Readonly<Record<string, DescribedContent & Json>>
  readonly requestBody?: DescribedContent & Json
  readonly 'x-scope'?: string
}

export interface Described {
  readonly info: Json
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>
    readonly securitySchemes: Json
    readonly [more: string]: Json
  }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  /** What the server sends, by the type of the event. */
  readonly webhooks?: Described['paths']
}

export const mapOperations = (
  paths: Described['paths'],
  change: (operation: Operation, method: string) => Operation,
): Described['paths'] =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([method, one]) => [method, change(one, method)])),
    ]),
  )
