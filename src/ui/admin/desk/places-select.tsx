import { locations, type Location } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { AnyOfSelect, type AnyOfSelectProps } from './any-of-select.tsx'

/** Chooses places; none are all. */
export function PlacesSelect(props: Omit<AnyOfSelectProps<Location>, 'options'>) {
  const { locations: names } = useInboxWords()
  return <AnyOfSelect {...props} options={locations.map((place) => [place, names[place]])} />
}
