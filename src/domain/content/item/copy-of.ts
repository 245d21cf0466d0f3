/** What a form begins with that adds a copy: the same in every field, but for a title that says so. */
export const copyOf = <Values extends object>(values: Values): Values =>
  'title' in values && typeof values.title === 'string'
    ? { ...values, title: `Copy of ${values.title}` }
    : values
