const svg = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`)}`

/** Pictures for stories as data URLs, so that they need no files. */
export const sailPicture = svg(
  300,
  320,
  '<rect width="300" height="320" fill="#F5EACB"/><rect y="210" width="300" height="110" fill="#BDD8E2"/><circle cx="250" cy="110" r="50" fill="#E3C572"/><path d="M60 205 160 40q70 70 60 150z" fill="#10304E"/><path d="M55 212q100 0 200-18-20 50-80 50-90 0-120-32z" fill="#0A2036"/>',
)
export const onePixelPicture = svg(1, 1, '<rect width="1" height="1" fill="#377E97"/>')
export const logoPicture = svg(
  152,
  34,
  '<rect width="34" height="34" fill="#E3C572"/><path d="M0 34h34V13C18 13 16 26 0 26z" fill="#fff"/><rect x="44" y="9" width="108" height="16" fill="#fff"/>',
)

export const navyLogoPicture = svg(
  152,
  34,
  '<rect width="34" height="34" fill="#E3C572"/><rect x="44" y="9" width="108" height="16" fill="#0A2036"/>',
)

/** Texts that test a layout. */
export const hostile = {
  long: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  arabic: 'مرافئ وطابوق وضوء نهار على ضفتي الخليج',
}
