import type { SubmittedForm } from '#domain/visitor-forms/visitor-form.ts'

export const submitted = <Values>(values: Values): SubmittedForm<Values> => ({
  values,
  key: 'k1',
  took: 9_000,
  decoy: '',
  consent: '1',
})
