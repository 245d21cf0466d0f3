import sharp from 'sharp'
import { escapeHtml } from '#domain/wording/escape-html.ts'
import type { ShareJob } from './picture-jobs.ts'

export const drawShare = async (job: ShareJob): Promise<Uint8Array> => {
  const { width, height } = job.size
  const margin = 72
  const maxWidth = 560
  const maxHeight = 380
  /** Removes characters that markup cannot contain. */
  const printable = (text: string) =>
    text.replace(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ').trim()
  const [title, name] = [printable(job.title), printable(job.name)]

  const shore = (at: number) => `M${at} 0C${at + 10} 210 ${at - 130} 300 ${at - 120} ${height}H${width}V0Z`
  const layer = (at: number, fill: string) => `<path fill="${fill}" d="${shore(at)}"/>`
  const svg = (content: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    )

  const coast = () =>
    svg(
      layer(800, '#10304E') +
        layer(860, '#1A4569') +
        layer(915, '#377E97') +
        layer(955, '#BDD8E2') +
        layer(985, '#E3C572'),
    )

  /** As CSS does: the point in percent of the picture lies at that point of the frame. */
  const cropped = async (picture: Uint8Array, wide: number) => {
    const frame = { width: wide, height }
    if (job.focus === '') return sharp(picture).resize({ ...frame, fit: 'cover' })
    const [x = 50, y = 50] = job.focus.split(',').map(Number)
    const { data, info } = await sharp(picture)
      .resize({ ...frame, fit: 'outside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    const left = Math.round(((info.width - wide) * x) / 100)
    const top = Math.round(((info.height - height) * y) / 100)
    return sharp(data).extract({ ...frame, left, top })
  }

  const beside = async (picture: Uint8Array) => {
    const from = 640
    const shown = await (
      await cropped(picture, width - from)
    )
      .toColourspace('srgb')
      .ensureAlpha()
      .extend({ left: from, background: '#00000000' })
      .png()
      .toBuffer()
    const cut = await sharp(shown)
      .composite([{ input: svg(layer(782, '#000000')), blend: 'dest-in' }])
      .png()
      .toBuffer()
    return sharp(svg(layer(770, '#E3C572')))
      .composite([{ input: cut }])
      .png()
      .toBuffer()
  }

  const startsRightToLeft = (text: string) => /^[^A-Za-z\u00C0-\u024F]*[\u0590-\u08FF]/.test(text)
  const isRightToLeft = job.dir === 'rtl'

  const words = (text: string, font: string, size: number, colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
        font: `${font}, Markazi Text ${size}`,
        width: maxWidth,
        wrap: 'word-char',
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })

  const renderedTitle = async () => {
    // The renderer takes the direction from the first letter, unless a direction mark precedes it.
    const mark = isRightToLeft ? '\u200F' : '\u200E'
    const text = startsRightToLeft(title) === isRightToLeft ? title : mark + title
    // Arabic looks smaller than Latin at the same size.
    const sized = (size: number) =>
      words(text, 'Newsreader', Math.round(isRightToLeft ? size * 1.16 : size), '#FFFFFF')
    for (const size of [72, 62, 54, 46, 40]) {
      const rendered = await sized(size)
      if (rendered.info.height <= maxHeight) return rendered
    }
    return sized(32)
  }

  /** Omits texts that render to nothing, such as direction marks only, and those that do not fit. */
  const placed = async (drawing: ReturnType<typeof words>, atTop: boolean) => {
    const rendered = await drawing.catch(() => undefined)
    if (rendered === undefined) return []
    const { data, info } = rendered
    if (info.width > width - margin || info.height > height - margin) return []
    const left = isRightToLeft ? margin + maxWidth - info.width : margin
    return [{ input: data, left, top: atTop ? margin : Math.max(0, height - margin - info.height) }]
  }

  for (const fontfile of job.fonts)
    await sharp({ text: { text: '.', fontfile } })
      .png()
      .toBuffer()
  const picture = job.picture && (await beside(job.picture).catch(() => undefined))
  return sharp({ create: { width, height, channels: 3, background: '#0A2036' } })
    .composite([
      { input: picture ?? coast() },
      ...(await placed(words(name, 'Hanken Grotesk', startsRightToLeft(name) ? 60 : 34, '#E3C572'), true)),
      ...(await placed(renderedTitle(), false)),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
