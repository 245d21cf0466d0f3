// What released migrations use of this file never changes.

/** For each language an index of the pictures that lack an alternative text in it. */
export const alternatives = 'en ar fr fa ur hi'
  .split(' ')
  .map(
    (tag) =>
      `create index library_pictures_without_${tag} on library_pictures (id)
  where decorative = 0 and instr(alt_languages, ' ${tag} ') = 0;`,
  )
  .join('\n')
