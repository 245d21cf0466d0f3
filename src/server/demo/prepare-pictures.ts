import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect } from 'effect'
import sharp from 'sharp'
import { pictureAddress, variantAddress, widestPicture } from '#domain/picture/picture-source.ts'
import { PictureEncoder } from '#ports/server/files/picture-encoder.ts'
import { SharpPictureWork } from '#adapters/pictures/sharp-picture-work.ts'

/** Logos are small, everything else may fill a page. */
const widthOf = (name: string) => (/^(brand|partner|logo)-?/.test(name) ? 640 : Math.min(1920, widestPicture))

const draw = async (svg: Buffer, width: number) => {
  const { width: own } = await sharp(svg).metadata()
  return sharp(svg, { density: Math.min(2400, (72 * width) / own) })
    .resize({ width })
    .png()
    .toBuffer()
}

const prepare = (name: string, svg: Buffer, folder: string) =>
  Effect.gen(function* () {
    const png = yield* Effect.promise(() => draw(svg, widthOf(name)))
    const picture = yield* (yield* PictureEncoder).encode(png)
    const key = createHash('sha256').update(svg).digest('hex').slice(0, 20)
    const address = pictureAddress(key, picture.width, picture.height, picture.dark)
    for (const { width, bytes } of picture.webp) {
      const target = width === picture.width ? address : variantAddress(address, width, 'webp')
      yield* Effect.promise(() => writeFile(join(folder, target.replace('/media/', '')), bytes))
    }
    return [name, address] as const
  })

/**
 * Renders the demo pictures at build time, as uploads are. `target` gets the pictures by the names of their addresses,
 * and `pictures.json` with the address of each drawing.
 */
export const preparePictures = async (source: string, target: string): Promise<number> => {
  const folder = `${target}.making`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const names = (await readdir(source)).filter((name) => name.endsWith('.svg'))
  const addresses = await Effect.runPromise(
    Effect.forEach(
      names,
      (name) =>
        Effect.gen(function* () {
          const svg = yield* Effect.promise(() => readFile(join(source, name)))
          return yield* prepare(name.replace(/\.svg$/, ''), svg, folder)
        }),
      { concurrency: 2 },
    ).pipe(Effect.provide(SharpPictureWork)),
  )
  await writeFile(join(folder, 'pictures.json'), JSON.stringify(Object.fromEntries(addresses), null, 2))
  await rm(target, { recursive: true, force: true })
  await rename(folder, target)
  return addresses.length
}
