/** The fields of an account that the provider decides. */
const providedFields = ['name', 'email', 'role'] as const

type Provided = Readonly<Partial<Record<(typeof providedFields)[number], unknown>>>

/** Whether an input has other values than the provider gave, or a password, which such an account does not have. */
export const changesProvided = (
  account: Provided,
  input: Provided & { readonly password?: unknown },
): boolean =>
  Boolean(input.password) ||
  providedFields.some((field) => (input[field] ?? account[field]) !== account[field])
