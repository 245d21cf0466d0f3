/** What schema.org and the guidelines of search engines say of the types that the site uses. */
interface Described {
  readonly required: ReadonlyArray<string>
  readonly recommended?: ReadonlyArray<string>
  readonly optional?: ReadonlyArray<string>
}

const vocabulary: Readonly<Record<string, Described>> = {
  Organization: {
    required: ['name'],
    optional: [
      '@id',
      'url',
      'logo',
      'legalName',
      'alternateName',
      'description',
      'address',
      'telephone',
      'email',
      'sameAs',
      'parentOrganization',
    ],
  },
  WebSite: {
    required: ['name', 'url'],
    recommended: ['potentialAction', 'alternateName', 'inLanguage', 'publisher', '@id'],
  },
  SearchAction: { required: ['target', 'query-input'] },
  NewsArticle: {
    required: ['headline', 'image', 'datePublished'],
    recommended: ['dateModified', 'author', 'publisher', 'description', 'mainEntityOfPage', 'inLanguage'],
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['validThrough', 'employmentType', 'identifier', 'directApply', 'url'],
  },
  Place: { required: ['address'] },
  PostalAddress: { required: ['addressCountry'], optional: ['addressLocality', 'streetAddress'] },
  PropertyValue: { required: ['name', 'value'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  Person: {
    required: ['name'],
    recommended: ['jobTitle', 'url', 'image', 'worksFor'],
    optional: ['description'],
  },
}

const text = /\S/u
const address = /^https:\/\/[^\s]+$/u
const day = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{3})?(?:Z|[+-]\d{2}:\d{2}))?$/u

/** The form of a property's texts; any other text has letters. */
const forms: Readonly<Record<string, RegExp>> = {
  '@id': address,
  url: address,
  logo: address,
  image: address,
  item: address,
  target: address,
  sameAs: address,
  mainEntityOfPage: address,
  datePosted: day,
  datePublished: day,
  dateModified: day,
  validThrough: day,
  inLanguage: /^(?:en|ar)$/u,
  addressCountry: /^[A-Z]{2}$/u,
  employmentType: /^(?:FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|OTHER)$/u,
}

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What is wrong with a thing, its parts included, in one line each.
 * @param isWhole Whether recommended properties are expected, as of a site with complete content.
 */
export const faultsOf = (thing: unknown, place = '', isWhole = true): ReadonlyArray<string> => {
  if (!isThing(thing)) return [`${place} is no thing`]
  const { '@type': type, ...properties } = thing
  if (typeof type !== 'string')
    return Object.keys(properties).join() === '@id' ? [] : [`${place} has no type`]
  const described = vocabulary[type]
  if (described === undefined) return [`${place} is of the unknown type ${type}`]
  const { required, recommended = [], optional = [] } = described
  const name = `${place}${type}`
  const expected = isWhole ? [...required, ...recommended] : required
  return [
    ...expected
      .filter((property) => !(property in properties))
      .map((property) => `${name} lacks ${property}`),
    ...Object.entries(properties).flatMap(([property, value]) =>
      [...required, ...recommended, ...optional].includes(property)
        ? [value].flat().flatMap((each) => faultsOfValue(property, each, `${name}.${property}`))
        : [`${name} has ${property}`],
    ),
  ]
}

const faultsOfValue = (property: string, value: unknown, place: string): ReadonlyArray<string> => {
  if (isThing(value)) return faultsOf(value, `${place}: `)
  if (typeof value === 'number' || typeof value === 'boolean') return []
  return typeof value === 'string' && (forms[property] ?? text).test(value)
    ? []
    : [`${place} is ${JSON.stringify(value)}`]
}
