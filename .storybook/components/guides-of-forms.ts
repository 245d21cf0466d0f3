import { pressed, window, type Guide } from './guide.ts'

const typed = { Tab: 'focuses it' }

/** Guides for controls: buttons, inputs and choices. */
export const guidesOfForms: Readonly<Record<string, Guide>> = {
  button: {
    keys: pressed,
    do: 'Name the result: “Send enquiry”, “Save changes”, “Delete”. One primary button per view.',
    dont: 'Do not use a button to go to another page: a ButtonLink looks the same and is a link.',
  },
  'icon-button': {
    keys: pressed,
    do: 'Give it a label that names action and item: “Delete Jalboot Marine”.',
    dont: 'Do not use it if there is room for words.',
  },
  'menu-button': {
    keys: {
      'Enter, Space': 'opens and closes it',
      Tab: 'goes to the next action',
      Escape: 'closes it; the focus returns to the button',
    },
    do: 'Put the actions into it that people need seldom, each with a line that says what it does.',
    dont: 'Do not hide the main action in it: that is a button of its own.',
  },
  checkbox: {
    keys: { Tab: 'focuses it', Space: 'toggles it' },
    do: 'Use it for an independent option. Its children are its label.',
    dont: 'Do not use it to choose one of several: use a SegmentedRadioGroup or a Select.',
  },
  'colour-dropdown': {
    keys: {
      'Enter, Space or an arrow': 'opens it',
      'Arrow up, arrow down': 'move through the colours',
      'Home, End': 'go to the first and last colour',
      'A letter': 'goes to the next colour that starts with it',
      'Enter, Tab': 'chooses',
      Escape: 'closes it and changes nothing',
    },
    do: 'Name each colour, so that people need not recognize it by sight.',
    dont: 'Do not offer more than a dozen colours.',
  },
  'command-list': {
    keys: { 'Arrow up, arrow down': 'move through the list', Enter: 'chooses; the focus stays in the field' },
    do: 'Group the results under headings that people know from the navigation.',
    dont: 'Do not use it for a choice in a form: use a Select.',
  },
  field: {
    do: 'Put every control into one: it connects label, hint and error for screen readers.',
    dont: 'Do not show an error away from its control, or before people have finished typing.',
  },
  'image-uploader': {
    keys: { Tab: 'focuses the file input and the buttons', 'Enter or Space': 'opens the file dialog' },
    do: 'Name the accepted formats and the maximum size before people choose a file.',
    dont: 'Do not upload the file at once: upload it when the form is saved.',
  },
  'password-input': {
    keys: { Tab: 'focuses the field, then the button that shows the password' },
    do: 'Set autoComplete to the current or a new password, for password managers.',
    dont: 'Do not prevent people from pasting.',
  },
  'save-bar': {
    keys: pressed,
    do: 'Use it below forms that are longer than the window.',
    dont: 'Do not put more than two buttons into it.',
  },
  'search-input': {
    keys: { Tab: 'focuses it', Escape: 'clears it' },
    do: 'Search while people type, after a short pause.',
    dont: 'Do not hide it behind an icon.',
  },
  'segmented-radio-group': {
    keys: { Tab: 'focuses the chosen option', 'Arrow keys': 'choose the next or previous option' },
    do: 'Use it for two or three options with short names.',
    dont: 'Do not use it for more options: a Select takes less room.',
  },
  select: {
    keys: {
      Tab: 'focuses it',
      'Arrow keys': 'choose',
      'A letter': 'goes to the next option that starts with it',
    },
    do: 'Start with a placeholder option if there is no usual choice.',
    dont: 'Do not use it for two options.',
  },
  'text-area': {
    keys: typed,
    do: 'Make it as high as a usual text.',
    dont: 'Do not limit the length below what the server accepts.',
  },
  'text-input': {
    keys: typed,
    do: 'Set type and autoComplete, so that phones show the right keyboard.',
    dont: 'Do not use the placeholder as a label: it disappears when people type.',
  },
  'arrange-list': {
    keys: {
      Tab: 'focuses the buttons of each item',
      'Arrow up, arrow down': 'move the item by one position',
      'Home, End': 'move it to the first or last position',
      Escape: 'cancels dragging',
    },
    do: 'Save the whole order at once, when people press Save.',
    dont: 'Do not make dragging the only way to move an item.',
  },
  'confirm-dialog': {
    keys: { ...window, Enter: 'presses the focused button, at first Cancel' },
    do: 'Ask only before actions that cannot be undone. Name the buttons after what they do.',
    dont: 'Do not label the buttons “Yes” and “No”.',
  },
}
