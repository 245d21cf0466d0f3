export interface Layer {
  /** A folder, or a file without its extension, in src; the longest match is a file's layer. */
  readonly at: string
  /** What it may import from src, apart from itself. */
  readonly imports: readonly string[]
  /** Packages by name; a trailing `/*` matches subpaths, `node:*` Node's built-in modules. */
  readonly packages: readonly string[]
  /** What it may import only dynamically. */
  readonly later?: readonly string[]
}

const react = ['react', 'react-dom']
const router = ['@tanstack/react-router']
const inner = ['domain', 'ports']
const screen = {
  imports: ['domain', 'ui/design', 'ui/actors', 'ui/words'],
  packages: [...react, '@xstate/react', ...router],
}
/** Loads with the first form that needs it. */
const formattedText = 'ui/admin/editor/fields/rich-text'
/** Stories and their sample data. */
const stories = {
  imports: [
    'domain',
    'ports',
    'ui',
    'adapters/memory',
    'adapters/publishing',
    'adapters/search',
    'adapters/links',
  ],
  packages: ['effect', 'xstate', ...react, ...router, 'storybook/*', '@storybook/*'],
}
const server = {
  imports: [...inner, 'adapters', 'ui/router', 'ui/page-reads', 'ui/words', 'ui/preview'],
  packages: [
    'effect',
    'effect/*',
    '@effect/platform-node',
    '@effect/platform-node/*',
    'node:*',
    'fflate',
    'react',
    'react-dom/server',
    ...router,
    '@tanstack/react-router/*',
  ],
}

/** The import rules that are described in docs/architecture.md. */
export const layers: readonly Layer[] = [
  { at: 'domain', imports: [], packages: ['effect', 'effect/net', 'xstate'] },
  { at: 'ports', imports: ['domain'], packages: ['effect'] },
  { at: 'adapters/memory', imports: inner, packages: ['effect'] },
  { at: 'adapters/publishing', imports: inner, packages: ['effect'] },
  { at: 'adapters/search', imports: inner, packages: ['effect'] },
  { at: 'adapters/links', imports: inner, packages: ['effect'] },
  { at: 'adapters/browser', imports: inner, packages: ['effect'] },
  { at: 'adapters/http', imports: inner, packages: ['effect'] },
  {
    at: 'adapters/sql',
    imports: inner,
    packages: ['effect', 'effect/sql', 'effect/reactivity', '@effect/sql-pg', 'node:*'],
  },
  { at: 'adapters/blobs', imports: inner, packages: ['effect', 'effect/encoding', 'aws4fetch', 'node:*'] },
  { at: 'adapters/oidc', imports: inner, packages: ['effect', 'openid-client'] },
  { at: 'adapters/webauthn', imports: inner, packages: ['effect', '@simplewebauthn/server'] },
  { at: 'adapters/imap', imports: inner, packages: ['effect', 'imapflow', 'postal-mime', 'node:*'] },
  { at: 'adapters/smtp', imports: inner, packages: ['effect', 'nodemailer'] },
  { at: 'adapters/outbound', imports: inner, packages: ['effect', 'node:*'] },
  { at: 'adapters/pictures', imports: inner, packages: ['effect', 'node:*', 'sharp'] },
  { at: 'server', ...server, imports: [...server.imports, 'server/demo'] },
  { at: 'server/demo', imports: server.imports, packages: [...server.packages, 'sharp'] },
  { at: 'ui/words', imports: ['domain', 'ui/design'], packages: ['react'] },
  { at: 'ui/design', imports: [], packages: [...react, '@radix-ui/*', 'uqr'] },
  { at: 'ui/site', ...screen },
  { at: 'ui/site/sample/moving', ...stories },
  { at: 'ui/admin', ...screen, later: [formattedText] },
  {
    at: formattedText,
    imports: [...screen.imports, 'ui/admin'],
    packages: [...screen.packages, 'prosemirror-*'],
  },
  {
    at: 'ui/preview',
    ...screen,
    imports: [...screen.imports, 'ui/admin/publishing', 'ui/admin/screen-parts/times'],
  },
  { at: 'ui/sample', ...stories },
  { at: 'ui/actors', imports: inner, packages: ['effect', 'xstate', 'react', '@xstate/react'] },
  {
    at: 'ui/boot',
    imports: ['domain'],
    packages: [],
    later: ['ui/hydrate'],
  },
  {
    at: 'ui/router',
    imports: ['domain', 'ui/design', 'ui/actors', 'ui/words', 'ui/site'],
    packages: [...react, ...router],
  },
  {
    at: 'ui',
    imports: [...inner, 'ui', 'adapters/http', 'adapters/search', 'adapters/browser'],
    packages: ['effect', ...react, 'react-dom/client', ...router],
  },
]

/** Additional rights of kinds of files. */
export const kinds = [
  { ending: '.css.ts', imports: [], packages: ['@vanilla-extract/*'] },
  { ending: '.stories.tsx', ...stories },
] as const

/** Effect's runtime modules: the domain may use only schemas and pure data of that package. */
export const machinery = [
  'Clock',
  'Config',
  'Console',
  'Context',
  'Fiber',
  'Layer',
  'Logger',
  'ManagedRuntime',
  'PubSub',
  'Queue',
  'Random',
  'Ref',
  'Runtime',
  'Schedule',
  'Scope',
  'Stream',
]

/** May import no packages, not even indirectly. */
export const withoutPackages = 'ui/boot'

export const longestFile = 250
export const forbiddenFolders = ['utils', 'common', 'lib', 'types', 'hooks', 'helpers']
/** Where colour literals are allowed: tokens, and sample items that have a colour. */
export const colorFolders = ['ui/design', 'ui/sample']
