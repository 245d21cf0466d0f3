import { capitalized } from './names.mjs'

/** @typedef {import('./names.mjs').Names} Names */

/**
 * A row and its place: before the only match in a file. The row may use what the match captured.
 * @typedef {readonly [file: string, place: RegExp, row: string | ((...captured: string[]) => string)]} Row
 */

/** As the wire names of the other content types are: the first field is the specification's `Tittle`. @param {Names} names */
const wireNames = ({ fields, title }) =>
  fields.map((field) => [
    field.name,
    field === title ? 'Tittle' : field.kind === 'picture' ? field.label : field.name,
  ])

/** @param {Names} names */
const endpoints = (names) => {
  const { name, screen } = names
  return (/** @type {string} */ settings) => `  ${name}: {
    list: '/${screen}_list',
    get: '/${screen}/{id}',
    add: '/${screen}_add',
    update: '/${screen}_update/{id}',
    remove: '/${screen}_del/{id}',
    order: '/${screen}_order',
${settings}    wire: { ${wireNames(names)
    .map(([field, wire]) => `${field}: '${wire}'`)
    .join(', ')} },
  },
`
}

/** @param {Names} names */
const sample = (names) => {
  const { name, fields, title } = names
  const wire = Object.fromEntries(wireNames(names))
  const valueOf = (/** @type {import('./names.mjs').Field} */ { kind, label }) =>
    kind === 'picture' ? 'PICTURE' : `'Some ${label.toLowerCase()}'`
  const required = fields.filter((field) => field === title || field.kind === 'picture')
  return (
    /** @type {string} */ editor,
    /** @type {string} */ input,
    /** @type {string} */ change,
    /** @type {string} */ missing,
  ) => `  ${name}: {
    ${editor}: 'CXTeam',
    ${input}: { ${fields.map((field) => `${wire[field.name]}: ${valueOf(field)}`).join(', ')} },
    ${change}: { ${wire[title.name]}: 'Another ${title.label.toLowerCase()}' },
    ${missing}: { ${required.map((field) => `${wire[field.name]}: '${field.label} is required'`).join(', ')} },
  },
`
}

/** English texts for the Arabic catalogue, whose test names them until they are translated. @param {Names} names */
const untranslatedFailures = ({ name, one, many }) => `    ${name}: {
      failures: {
        fetch: 'Failed to fetch ${many} : Something went wrong',
        add: 'Failed to add ${one} : Something went wrong',
        update: 'Failed to update ${one} : Something went wrong',
        details: 'Failed to fetch ${one} details : Something went wrong',
        remove: 'Failed to delete ${one}',
      },
      removed: 'Deleted ${one} successfully',
      arranged: 'Saved the new order of ${many}',
    },
`

/** The names of its screens in a catalogue. @param {string} folder @param {Names} names @returns {ReadonlyArray<Row>} */
const officeWords = (folder, { name, screen, one, label }) => [
  [
    `${folder}/office.ts`,
    /^ {4}OurBrands: /m,
    `    ${screen}List: '${label}',
    Add${screen}: 'Add ${one}',
    'Edit${screen}/{id}': 'Edit ${one}',
`,
  ],
  [`${folder}/dashboard.ts`, /^ {6}brand: /m, `      ${name}: 'Add the first ${one}',\n`],
]
/** The labels of its fields in a catalogue, untranslated in Arabic. @param {string} file @param {Names} names @returns {Row} */
const fieldWords = (file, { name, fields }) => [
  file,
  /^ {2}brand: \{/m,
  `  ${name}: { ${fields.map((field) => `${field.name}: '${field.label}'`).join(', ')} },\n`,
]

/** Its sentences in lists and editors, untranslated in Arabic. @param {Names} names @returns {ReadonlyArray<Row>} */
const itemWords = ({ name, one, many, label, searched }) => {
  const catalogue = (/** @type {string} */ area) => `src/domain/wording/${area}.ts`
  const fields = searched.map(({ label: field }) => field.toLowerCase()).join(' or ')
  const empty = `${label} you add here appear on the site.`
  const counted = (/** @type {string} */ text) =>
    `counted('ar', { ${['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form}: '${text}'`).join(', ')} })`
  return [
    [
      catalogue('en/content/items'),
      /^ {2}brand: (\w+)\(\s*'brand'/m,
      (of) => `  ${name}: ${of}('${one}', '${many}', '${fields}', asOnSite, '${empty}'),\n`,
    ],
    [
      catalogue('en/content/removal'),
      /^ {4}brand: (\w+)\('brand'/m,
      (of) => `    ${name}: ${of}('${one}', '${many}'),\n`,
    ],
    [
      catalogue('en/editor/editor'),
      /^ {6}brand: (\w+)\('brand'/m,
      (of) => `      ${name}: ${of}('${one}'),\n`,
    ],
    [
      catalogue('ar/content/items'),
      /^ {2}brand: \{/m,
      `  ${name}: {
    edit: 'Edit ${one}',
    gone: 'This ${one} is not here',
    search: 'Search ${many}',
    searched: 'Search ${fields}',
    order: 'As on the site',
    ordered: 'in the order of the site',
    count: ${counted(`{n} ${many}`)},
    selectAll: 'Select all ${many} of this page',
    noneFound: 'No ${many} found',
    none: 'No ${many} yet',
    empty: '${empty}',
    addFirst: 'Add the first ${one}',
    reorder: 'Reorder ${many}',
    orderOf: 'Order of the ${many}',
  },
`,
    ],
    [
      catalogue('ar/content/removal'),
      /^ {4}brand: \{/m,
      `    ${name}: { title: ${counted(`Delete {n} ${many}?`)}, confirm: ${counted(`Delete {n} ${many}`)} },\n`,
    ],
    [
      catalogue('ar/editor/editor'),
      /^ {6}brand: filled/m,
      `      ${name}: filled('{by} saved this ${one} while you were editing it.'),\n`,
    ],
  ]
}

/** The rows of a new content type in the tables that have one for each. @param {Names} names @param {string} number Of its migration. @returns {ReadonlyArray<Row>} */
export const rowsOf = (names, number) => {
  const { name, file, screen, one, many, manyName, table, fields } = names
  const migration = `${number}-${table.replaceAll('_', '-')}`
  const key = `${number}_${table.replaceAll('_', '-')}`
  const types = 'src/domain/content/content-types.ts'
  const migrate = 'src/adapters/sql/client/migrate.ts'
  const lists = 'src/ui/admin/content-types/lists/list-configs.ts'
  const forms = 'src/ui/admin/content-types/forms/form-configs.ts'
  return [
    [types, /^import \{ brand \}/m, `import { ${name} } from './${file}.ts'\n`],
    [types, /^ {2}brand,$/m, `  ${name},\n`],
    [
      'src/domain/access/screens.ts',
      /^ {2}OurBrands: /m,
      [`${screen}List`, `Add${screen}`, `'Edit${screen}/{id}'`]
        .map((at) => `  ${at}: '${name}.edit',\n`)
        .join(''),
    ],
    [
      'src/domain/wording/en/office/failures.ts',
      /^ {2}brand: (\w+)\('brand'/m,
      (wording) => `  ${name}: ${wording}('${one}', '${many}'),\n`,
    ],
    ['src/domain/wording/ar/office/failures.ts', /^ {4}brand: \{/m, untranslatedFailures(names)],
    // The Arabic texts are English until they are translated; a test names them.
    ...['en', 'ar'].flatMap((language) => officeWords(`src/domain/wording/${language}/office`, names)),
    [
      'src/domain/wording/en/content/history.ts',
      /^ {4}brand: (\w+)\('Brand'/m,
      (of) => `    ${name}: ${of}('${capitalized(one)}', '${one}'),\n`,
    ],
    [
      'src/domain/wording/ar/content/history.ts',
      /^ {4}brand: \{/m,
      `    ${name}: {
      kind: '${capitalized(one)}',
      titled: filled('${one} “{title}”'),
      numbered: filled('${one} {id}'),
      erased: 'This ${one} was deleted for good.',
      inTrash: filled('This ${one} is in the trash, where it stays for {days}.'),
    },
`,
    ],
    ...['en', 'ar'].map(
      (language) =>
        /** @type {const} */ ([
          `src/domain/wording/${language}/content/history.ts`,
          /^ {4}brand: '/m,
          `    ${name}: '${many}',\n`,
        ]),
    ),
    ...itemWords(names),
    ...['en', 'ar'].map((language) => fieldWords(`src/domain/wording/${language}/content/fields.ts`, names)),
    [
      'src/adapters/http/content-endpoints.ts',
      /^ {2}brand: \{\n[^}]*?\{id\}[^]*?order: .*\n([^]*?) +wire: /m,
      endpoints(names),
    ],
    [
      'src/adapters/sql/rows/tables.ts',
      /^ {2}brand: \{/m,
      `  ${name}: { table: '${table}', columns: { ${fields.map(({ name: field, column }) => `${field}: '${column}'`).join(', ')} } },\n`,
    ],
    [
      migrate,
      /^import .* from '\.\/store-unusable\.ts'/m,
      `import { ${manyName} } from '../migrations/${migration}.ts'\n`,
    ],
    [migrate, /^\}\n\nconst table = /m, `  '${key}': ${manyName},\n`],
    ['src/adapters/sql/copy/stored-tables.ts', /^ {2}brands: \[/m, `  ${table}: ['id'],\n`],
    ['src/server/demo/contents.ts', /^ {2}brand: /m, `  ${name}: [],\n`],
    [
      'src/ui/admin/shell/navigation/admin-sections.ts',
      /^ {2}slider: \{/m,
      `  ${name}: {
    subject: '${name}',
    group: 'website',
    icon: officeIcons.award,
    screens: ['${screen}List', 'Add${screen}', 'Edit${screen}/{id}'],
  },
`,
    ],
    [
      lists,
      /^import \{ brandListConfig \}/m,
      `import { ${name}ListConfig } from './${file}-list-config.ts'\n`,
    ],
    [lists, /^ {2}brand: /m, `  ${name}: ${name}ListConfig,\n`],
    [
      forms,
      /^import \{ brandFormConfig \}/m,
      `import { ${name}FormConfig } from './${file}-form-config.tsx'\n`,
    ],
    [forms, /^ {2}brand: /m, `  ${name}: ${name}FormConfig,\n`],
    [
      'tests/server/support/content-samples.ts',
      /^ {2}brand: \{\n {4}(\w+): .*\n {4}(\w+): .*\n {4}(\w+): .*\n {4}(\w+): /m,
      sample(names),
    ],
  ]
}
