import { isBlank, type ByLanguage } from '#domain/language/translated-fields.ts'
import { useInterfaceLanguage } from '#ui/words/office/language-context.ts'

interface Translated {
  readonly translations?: ByLanguage<object> | undefined
}

/** Returns an item with those texts replaced that are translated into the language of the interface. */
export const useInShownLanguage = () => {
  const { tag } = useInterfaceLanguage()
  return <Item extends Translated>(item: Item): Item => {
    const said = Object.entries(item.translations?.[tag] ?? {}).filter(([, text]) => !isBlank(text))
    return { ...item, ...Object.fromEntries(said) }
  }
}
