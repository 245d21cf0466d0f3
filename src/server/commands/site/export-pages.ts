import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { serverPaths } from '#domain/addresses/server-paths.ts'
import { escapeHtml } from '#domain/wording/escape-html.ts'
import { publishedBackEnd } from '../../back-end/published-back-end.ts'
import type { Config } from '../../config/config.ts'
import { isDecodable } from '../../config/variable-checks.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { start } from '../../start/start.ts'
import { makeEmptyFolder } from '../content/export-folder.ts'
import {
  addressesIn,
  contactDetailsIn,
  selectedAddress,
  staticAddress,
  withoutScripts,
  withStaticAddresses,
} from './static-text.ts'

/** A page that leads on, as plain files cannot redirect. */
const leadingOn = (location: string) => {
  const address = escapeHtml(location)
  return `<!doctype html><meta charset="utf-8"><title>${address}</title><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${address}</a>`
}

const isText = (type: string) => /^(?:text\/|application\/(?:[\w+.-]+\+)?(?:xml|json))/.test(type)

/** The paths that a style sheet refers to, which may be relative to it. */
const pathsInStyles = (text: string, path: string) =>
  [...text.matchAll(/url\(["']?([^"')]+)/g)]
    .map(([, address = '']) => new URL(address, `site://site${path}`))
    .filter(({ protocol }) => protocol === 'site:')
    .map(({ pathname }) => pathname)

const publicUrlOf = ({ apiHost, publicUrl }: Config) => {
  if (apiHost !== undefined)
    throw new StartRefused('With API_HOST the content is that of the other back end.')
  if (publicUrl === undefined)
    throw new StartRefused('PUBLIC_URL: set it to the address of the copy; its feeds and sitemap name it.')
  return publicUrl
}

/** Starts a server that reads what is on the site, and nothing else. */
const startReading = async (config: Config, publicUrl: string) => {
  const { port, close } = await start({
    config: { ...config, port: 0, host: '127.0.0.1', rateLimit: false, storybook: false, cdn: undefined },
    backEnd: publishedBackEnd(config, publicUrl),
  })
  const get = async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })
    const bytes = Buffer.from(await response.arrayBuffer())
    // The site has something there, and cannot read it at the moment.
    if (response.status >= 500)
      throw new StartRefused(
        `${address}: the site responded with ${response.status}. The copy is incomplete: empty the folder and run this again.`,
      )
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      location: response.headers.get('location') ?? '',
      bytes,
    }
  }
  return { get, close }
}

/**
 * Writes the site as plain files into an empty folder, by following every address from the sitemaps on. Returns the
 * lines to print.
 */
export const exportPages = async (
  config: Config,
  folder: string,
  backEnd: string | undefined,
): Promise<ReadonlyArray<string>> => {
  const options = { publicUrl: publicUrlOf(config), backEnd }
  await makeEmptyFolder(folder)
  const root = resolve(folder)
  const { get, close } = await startReading(config, options.publicUrl)
  const written = { pages: 0, files: 0 }

  const write = async (path: string, content: string | Uint8Array) => {
    const file = join(root, ...path.split('/').map(decodeURIComponent))
    if (!file.startsWith(root + sep)) return
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    written[path.endsWith('/index.html') ? 'pages' : 'files'] += 1
  }

  const copyPages = async () => {
    const tags = config.languages.slice(1).map(({ tag }) => `/${tag}`)
    const opened = await Promise.all(tags.map(async (tag) => ((await get(tag)).status === 200 ? [tag] : [])))
    const prefixes = ['', ...opened.flat()]
    const details = new Map<string, string>()
    for (const prefix of prefixes)
      details.set(prefix, contactDetailsIn(String((await get(`${prefix}/contact`)).bytes)))
    const page = (html: Buffer, address: string) => {
      const prefix = prefixes.findLast((one) => address === one || address.startsWith(`${one}/`)) ?? ''
      return withoutScripts(String(html), details.get(prefix) ?? '', backEnd)
    }
    for (const prefix of prefixes) {
      const address = `${prefix}/404`
      const { bytes } = await get(address)
      await write(`${address}.html`, withStaticAddresses(page(bytes, address), options))
    }

    /** Writes what an address shows and returns the addresses in it; `undefined` if it shows nothing. */
    const copy = async (address: string): Promise<ReadonlyArray<string> | undefined> => {
      const { status, type, location, bytes } = await get(address)
      const path = staticAddress(address)
      if (location.startsWith('/')) {
        await write(`${path}/index.html`, leadingOn(staticAddress(location)))
        return [selectedAddress(location)]
      }
      if (status !== 200) return undefined
      if (type.startsWith('text/html')) {
        const html = page(bytes, address)
        await write(`${path}/index.html`, withStaticAddresses(html, options))
        return addressesIn(html, options)
      }
      if (!isText(type)) {
        await write(path, bytes)
        return []
      }
      const text = String(bytes)
      await write(path, withStaticAddresses(text, options))
      return type.startsWith('text/css') ? pathsInStyles(text, path) : addressesIn(text, options)
    }

    const missing: Array<string> = []
    // Grows while it is gone through.
    const found = new Set([
      '/',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      ...(config.security ? [serverPaths.securityTxt] : []),
    ])
    for (const address of found) {
      // A path in another charset has no file that a file server finds.
      const next = isDecodable(address) ? await copy(address) : undefined
      if (next === undefined) missing.push(address)
      for (const one of next ?? []) found.add(one)
    }
    return missing
  }

  try {
    const missing = await copyPages()
    return [
      ...missing.map((address) => `${address}: a page refers to it, and there is nothing.`),
      `pages: ${written.pages}`,
      `files: ${written.files}`,
    ]
  } finally {
    await close()
  }
}
