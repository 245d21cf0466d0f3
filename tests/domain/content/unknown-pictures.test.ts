import { expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { page } from '#domain/content/page/page.ts'
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

it('names the sections of a page, whose blocks have no place of their own', () => {
  const input = { sections: [{ id: 'a', kind: 'text', body }] }
  expect(unknownPictures({ paths: picturePathsOf(page) }, input, [strange])).toEqual({ sections: sentence })
})
