/** A person as the provider names them. Issuer and subject never change; people may change the rest. */
export interface ProvidedPerson {
  readonly issuer: string
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly groups: ReadonlyArray<string>
}
