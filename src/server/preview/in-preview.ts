const link = / (href|action)="(\/(?!\/)[^"]*)"/gu
const outside = /^\/(?:media|assets|admin)(?:[/?#]|$)/u
/** The popups of forms; their buttons lead to the page with the form then. */
const popups = / data-(?:enquire|apply)="[^"]*"/gu

/**
 * Keeps links and forms of a rendered page inside of a preview. React escapes quotes in texts, so only attributes
 * match.
 */
export const inPreview = (page: string, prefix: string): string =>
  page
    .replaceAll(link, (whole, name: string, path: string) =>
      outside.test(path) ? whole : ` ${name}="${prefix}${path}"`,
    )
    .replaceAll(popups, '')

/** Takes the link that skips to the content out of a page. It must be the first one, also before the bar. */
export const withoutSkipLink = (page: string): readonly [skipLink: string, rest: string] => {
  const [skipLink = ''] = /<a href="#[^>]*>[^<]*<\/a>/u.exec(page) ?? []
  return [skipLink, page.replace(skipLink, '')]
}
