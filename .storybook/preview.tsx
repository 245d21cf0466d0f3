import type { Preview } from '@storybook/react-vite'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useLayoutEffect, useMemo, type PropsWithChildren } from 'react'
import { configure, expect, waitFor } from 'storybook/test'
import '#ui/design/style/global.css.ts'
import '#ui/design/style/dark-theme.css.ts'
import '#ui/design/style/forced-colors.css.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { setNetwork } from '#ui/sample/network.ts'
import { shownStates } from '#ui/sample/shown-states.ts'
import { samplePage } from '#ui/sample/site/sample-page.ts'
import { SwitchesContext } from '#ui/sample/switches.ts'
import { pseudoLanguage, wordsIn } from '#ui/sample/words.ts'
import { english, languageOf } from '#domain/language/language.ts'
import { PageLanguageContext } from '#ui/site/language/page-language-context.ts'
import { InLanguage } from '#ui/words/office/in-language.tsx'
import { withBooleansOff, withRealValues } from './components/arg-types.ts'
import { choicesAround, followChoicesAround, isFrameOfDocs, keepStill, mountOnly } from './frame-of-docs.ts'
import { reduceMotion } from './reduced-motion.ts'
import { statesOf } from './statecharts/stories-of-states.ts'
import { followTriedColors } from './tokens/tried-colors.ts'
import { choices, directionOf, firstChoices } from './toolbar.ts'

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

// Loaded lazily, as stories that run as tests need no docs pages.
const ComponentDocs = lazy(async () => {
  const { ComponentDocs: Page } = await import('./components/component-docs.tsx')
  return { default: Page }
})

const Docs = () => (
  <Suspense>
    <ComponentDocs />
  </Suspense>
)

// The same for the container of all docs pages.
const LazyContainer = lazy(async () => {
  const { BrandedDocs } = await import('./frame/docs-container.tsx')
  return { default: BrandedDocs }
})

const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
)

const isTested = import.meta.env.MODE === 'test'

// What comes soon on a quiet machine takes longer on a busy one.
if (isTested) configure({ asyncUtilTimeout: 15_000 })

// Only the panel needs the other results, and collecting them takes as long as some rules.
const onlyViolations = { resultTypes: ['violations'] }

const ground = { background: vars.color.background, color: vars.color.text }

if (isFrameOfDocs) {
  keepStill()
  followChoicesAround()
}
followTriedColors()

export default {
  ...(isFrameOfDocs && { mount: mountOnly }),
  tags: ['autodocs'],
  argTypesEnhancers: [withRealValues],
  argsEnhancers: [withBooleansOff],
  parameters: {
    a11y: { test: 'error', options: isTested ? onlyViolations : {} },
    controls: { expanded: true },
    docs: { page: Docs, container: DocsFrame, source: { type: 'code' } },
    layout: 'padded',
    viewport: {
      options: {
        small: size('Small phone 320', 320, 640),
        phone: size('Phone 360', 360, 740),
        tablet: size('Tablet 768', 768, 1024),
        desktop: size('Desktop 1440', 1440, 900),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Gallery',
          'Tokens',
          [
            'By role',
            'Type',
            'Space and shape',
            'Grid and breakpoints',
            'Motion',
            'Icons',
            'Arabic',
            'Colour ramps and contrast',
            'Download',
          ],
          'Components',
          'Patterns',
          'Writing',
          'Product',
          'Site',
          'Admin',
          'Code',
        ],
      },
    },
  },
  globalTypes: choices,
  initialGlobals: { ...firstChoices, ...choicesAround },
  // Checks that a story shows the machine states it is listed for, unless the toolbar was changed.
  afterEach: async ({ id, parameters }) => {
    const states = isTested && parameters['showsStates'] !== false ? statesOf(id) : []
    if (states.length > 0)
      await waitFor(() => expect([...shownStates()]).toEqual(expect.arrayContaining([...states])))
  },
  decorators: [
    function AsTheToolbarSays(Story, { globals, viewMode }) {
      const { theme, language: catalogue, motion, role, data, network } = globals
      const language = catalogue === pseudoLanguage ? 'en' : catalogue
      const direction = directionOf(globals)
      // Before the story's first request.
      setNetwork(network)
      // On a docs page, each story has its own theme, language and direction.
      const isAlone = viewMode !== 'docs'
      useLayoutEffect(() => {
        if (!isAlone) return
        document.documentElement.dataset['theme'] = theme
        document.documentElement.lang = language
        document.documentElement.dir = direction
      }, [isAlone, theme, language, direction])
      useLayoutEffect(() => (motion === 'reduced' ? reduceMotion() : undefined), [motion])
      const switches = useMemo(() => ({ role, data }), [role, data])
      const page = useMemo(() => samplePage(language), [language])
      const words = useMemo(() => wordsIn(catalogue), [catalogue])
      const story = (
        <InLanguage language={languageOf(language) ?? english} words={words}>
          <PageLanguageContext value={page}>
            <Story key={`${role} ${data} ${catalogue}`} />
          </PageLanguageContext>
        </InLanguage>
      )
      return (
        <SwitchesContext value={switches}>
          {isAlone ? (
            story
          ) : (
            <div data-theme={theme} lang={language} dir={direction} style={ground}>
              {story}
            </div>
          )}
        </SwitchesContext>
      )
    },
  ],
} satisfies Preview
