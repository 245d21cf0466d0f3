import { expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { page } from '#domain/content/page/page.ts'
import { portfolioItem } from '#domain/content/portfolio-item.ts'
import { picturePathsOf } from '#domain/content/pictures/pictures-at.ts'
import { unknownPictures } from '#domain/content/pictures/unknown-pictures.ts'

const sentence = 'Choose a picture that was uploaded here'
const strange = '/media/strange.webp'
const body = {
  blocks: [
    { type: 'paragraph', text: [{ text: 'Start' }] },
    { type: 'picture', address: '/media/known.webp', alt: '' },
    { type: 'picture', address: `${strange}#focus=30,60`, alt: '' },
  ],
}

it('names the block of a body, also of a translation, with an unknown picture', () => {
  const input = { image: strange, body, translations: { ar: { body } } }
  expect(unknownPictures({ paths: picturePathsOf(newsArticle) }, input, [strange])).toEqual({
    image: sentence,
    'body.blocks.2': sentence,
    'translations.ar.body.blocks.2': sentence,
  })
})

it('[S14] names the section of a page, and the block or the file in it', () => {
  const sections = [
    { id: 'a', kind: 'text', translations: { ar: { body } } },
    { id: 'b', kind: 'picture', image: strange, body },
    { id: 'c', kind: 'downloads', files: [{ file: '/media/known.pdf' }, { file: '/media/known.webp' }] },
  ]
  const { files } = page
  expect(unknownPictures({ paths: picturePathsOf(page), files }, { sections }, [strange])).toEqual({
    'sections.0.translations.ar.body.blocks.2': sentence,
    'sections.1.image': sentence,
    'sections.1.body.blocks.2': sentence,
    'sections.2.files.1.file': 'Choose a PDF that was uploaded here',
  })
})

it('names the whole field for a picture in a list', () => {
  const images = [{ image: '/media/known.webp' }, { image: strange }]
  const paths = picturePathsOf(portfolioItem)
  expect(unknownPictures({ paths }, { images }, [strange])).toEqual({ images: sentence })
})
