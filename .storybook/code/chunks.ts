const shared = String.raw`(?!.*\.(?:stories|guide)\.)`

/** Few and large files: a docs page that loads two hundred small ones opens a second later. */
export const chunks = [
  { name: 'components', test: new RegExp(String.raw`/src/ui/(?:design|words|scope)/${shared}`) },
  { name: 'domain', test: /\/src\/(?:domain|ports)\// },
  { name: 'product', test: new RegExp(`/src/ui/${shared}`), minShareCount: 4 },
]
