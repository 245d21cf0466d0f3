import type { ComponentProps } from 'react'
import { pictureSource } from '#domain/picture/picture-source.ts'

export interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'lang' | 'dir'> {
  /** The address of an uploaded picture, or any other address. */
  src: string
  /** Empty if the picture's title is next to it. */
  alt?: string | undefined
  /** The HTML attribute `sizes`. */
  sizes: string
  /** `first` has high priority; `late` loads when it is scrolled near. */
  loading?: 'first' | 'soon' | 'late' | undefined
}

const hints = {
  first: { fetchPriority: 'high' },
  soon: {},
  late: { loading: 'lazy', decoding: 'async' },
} as const

/** A picture with sources in all stored formats and widths; its dimensions prevent layout shifts. */
export function Picture({ src, alt = '', sizes, loading = 'late', ...attributes }: PictureProps) {
  const { src: file, avif, webp, width, height, position } = pictureSource(src)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...hints[loading]}
        src={file}
        srcSet={webp}
        sizes={webp && sizes}
        width={width}
        height={height}
        alt={alt}
        style={position === undefined ? undefined : { objectPosition: position }}
        {...attributes}
      />
    </picture>
  )
}
