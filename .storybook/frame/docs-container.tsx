import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { brandThemes, chosenTheme } from './brand-theme.ts'
import { toolbarChoices } from './toolbar-choices.ts'
import './docs.css.ts'

const channel = addons.getChannel()

const currentTheme = () => chosenTheme(toolbarChoices(window)['theme'])

/** Docs pages in our theme, which the toolbar switches between light and dark. */
export function BrandedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(currentTheme)
  useEffect(() => {
    const follow = () => setTheme(currentTheme())
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  // Before a story that is opened meanwhile sets its own theme.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={brandThemes[theme]}>
      {children}
    </DocsContainer>
  )
}
