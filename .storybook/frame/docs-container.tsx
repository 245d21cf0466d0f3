import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { brandThemes, chosenTheme } from './brand-theme.ts'
import './docs.css.ts'

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>
}

const channel = addons.getChannel()

const lastTheme = () => {
  const [event]: ReadonlyArray<GlobalsEvent | undefined> =
    channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return chosenTheme(event?.globals['theme'])
}

/** Docs pages in our theme, which the toolbar switches between light and dark. */
export function BrandedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(lastTheme)
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => setTheme(chosenTheme(globals['theme']))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={brandThemes[theme]}>
      {children}
    </DocsContainer>
  )
}
