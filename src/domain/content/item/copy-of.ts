/** Initial values of a form that adds a copy: all fields are the same, and the title begins with "Copy of". */
export const copyOf = <Values extends object>(values: Values): Values =>
  'title' in values && typeof values.title === 'string'
    ? { ...values, title: `Copy of ${values.title}` }
    : values
