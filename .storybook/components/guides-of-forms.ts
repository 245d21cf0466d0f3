import { pressed, window, type Guide } from './guide.ts'

const typed = { Tab: 'reaches it' }

/** Of what people type into, choose and press. */
export const guidesOfForms: Readonly<Record<string, Guide>> = {
  button: {
    keys: pressed,
    do: 'Say the result: “Send enquiry”, “Save changes”, “Delete”. One primary button a view.',
    dont: 'Do not use a button to go to another page: a ButtonLink looks the same and is a link.',
  },
  'icon-button': {
    keys: pressed,
    do: 'Give it a label that names what it is pressed for: “Delete Jalboot Marine”.',
    dont: 'Do not use it where there is room for words.',
  },
  checkbox: {
    keys: { Tab: 'reaches it', Space: 'ticks it' },
    do: 'Use it for what may be on or off by itself. Its children are its label.',
    dont: 'Do not use it for one of several: that is a SegmentedRadioGroup or a Select.',
  },
  'colour-dropdown': {
    keys: {
      'Enter, Space or an arrow': 'opens it',
      'Arrow up, arrow down': 'move through the colours',
      'Home, End': 'go to the first and the last',
      'A letter': 'goes to the next colour of that name',
      'Enter, Tab': 'chooses',
      Escape: 'closes it and changes nothing',
    },
    do: 'Name each colour: nobody has to tell it by sight.',
    dont: 'Do not offer more than a dozen colours.',
  },
  'command-list': {
    keys: { 'Arrow up, arrow down': 'move through the list', Enter: 'chooses; the focus stays in the field' },
    do: 'Group what is found under headings that people know from the navigation.',
    dont: 'Do not use it for a choice within a form.',
  },
  field: {
    do: 'Put every control into one: it joins label, hint and error so that all are heard.',
    dont: 'Do not write an error anywhere but below its control, and none before somebody has finished.',
  },
  'image-uploader': {
    keys: { Tab: 'reaches the file input and the buttons', 'Enter or Space': 'opens the choice of a file' },
    do: 'Say before choosing which kinds and what size are taken.',
    dont: 'Do not send the file at once: it goes when the form is saved.',
  },
  'password-input': {
    keys: { Tab: 'reaches the field, then the button that shows the password' },
    do: 'Say whether it is the current or a new one by autoComplete, for password managers.',
    dont: 'Do not keep anybody from pasting.',
  },
  'save-bar': {
    keys: pressed,
    do: 'Let it stay at the foot of the window below a form that is longer than the window.',
    dont: 'Do not put more than two buttons into it.',
  },
  'search-input': {
    keys: { Tab: 'reaches it', Escape: 'empties it' },
    do: 'Search while somebody types, after a pause.',
    dont: 'Do not hide it behind an icon.',
  },
  'segmented-radio-group': {
    keys: { Tab: 'reaches the chosen one', 'Arrow keys': 'choose the next or the previous' },
    do: 'Use it for two or three choices whose names are short.',
    dont: 'Do not use it for more: a Select takes less room.',
  },
  select: {
    keys: { Tab: 'reaches it', 'Arrow keys': 'choose', 'A letter': 'goes to the next option of that name' },
    do: 'Start with an option that says what to choose where nothing is usual.',
    dont: 'Do not use it for two choices.',
  },
  'text-area': {
    keys: typed,
    do: 'Make it as high as what people usually write.',
    dont: 'Do not limit the length below what the server takes.',
  },
  'text-input': {
    keys: typed,
    do: 'Give it the type and autoComplete of what is typed, so that phones show the right keyboard.',
    dont: 'Do not use the placeholder as a label: it is gone when somebody types.',
  },
  'arrange-list': {
    keys: {
      Tab: 'reaches the buttons of each item',
      'Arrow up, arrow down': 'move the item by one place',
      'Home, End': 'move it to the first or the last place',
      Escape: 'puts back what is being dragged',
    },
    do: 'Save the order at once for all, when somebody says so.',
    dont: 'Do not let dragging be the only way.',
  },
  'confirm-dialog': {
    keys: { ...window, Enter: 'presses the focused answer, at first the harmless one' },
    do: 'Ask only before what cannot be undone. The answers name what they do.',
    dont: 'Do not answer with “OK” and “Cancel”.',
  },
}
