import { locations, type Location } from '#domain/enquiry/enquiry.ts'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { useInboxWords } from '#ui/words/use-inbox-words.ts'
import * as styles from './desk.css.ts'

export interface PlacesSelectProps {
  label: string
  /** What no place means. */
  any: string
  value: ReadonlyArray<Location>
  onChange: (places: ReadonlyArray<Location>) => void
}

/** Chooses places; none are all. */
export function PlacesSelect({ label, any, value, onChange }: PlacesSelectProps) {
  const { locations: names } = useInboxWords()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.boxes}>
        {locations.map((place) => (
          <Checkbox
            key={place}
            checked={value.includes(place)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, place] : value.filter((other) => other !== place))
            }
          >
            {names[place]}
          </Checkbox>
        ))}
        {value.length === 0 && <span className={styles.hint}>{any}</span>}
      </div>
    </fieldset>
  )
}
