import type { ReactRenderer } from '@storybook/react-vite'
import type { DecoratorFunction } from 'storybook/internal/csf'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { PageLanguageContext } from '#ui/site/language/page-language-context.ts'

/** Shows a part of a page in a language of a site that is open in these. */
export const inLanguages = (tag: string, open: string) => {
  const page = pageLanguageOf(tag, open)
  const InLanguages: DecoratorFunction<ReactRenderer> = (Story) => (
    <PageLanguageContext value={page}>
      <div lang={page.language.tag} dir={page.language.dir}>
        <Story />
      </div>
    </PageLanguageContext>
  )
  return { decorators: [InLanguages], globals: { direction: page.language.dir } }
}
