import type { MakeDocument } from './seo-document.ts'

export const robots: MakeDocument = async ({ publicUrl }) => ({
  type: 'text/plain; charset=utf-8',
  text: [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n'),
  shows: [],
})
