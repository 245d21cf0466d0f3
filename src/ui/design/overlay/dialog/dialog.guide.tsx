import { type Guide, inDialog } from '../../examples/guide.ts'

export const guide: Guide = {
  instead: {
    'confirm-dialog': 'It is a question before something that cannot be undone.',
    'aside-dialog': 'It is a form that visitors fill in.',
    notice: 'People need not act at once.',
    toast: 'It only reports.',
  },
  anatomy: [
    'Overlay; a press on it closes the dialog',
    'Title, the accessible name',
    'Description',
    'Content',
    'Buttons, the primary one last',
  ],
  words: [
    'The title says what people do here: “Schedule this article”.',
    'The description says in a sentence or two what follows.',
    'The primary button repeats the verb: “Schedule”. The other one is “Cancel”.',
  ],
  keys: inDialog,
  heard: 'A dialog with its title and description; what is behind it is silent.',
  do: {
    text: 'Use it for one short task, after people have asked for it. It needs a DialogTitle.',
    story: 'open',
    args: 'open:!true',
  },
  dont: {
    text: 'Do not open it by itself, or for content that could have its own page.',
    story: 'open',
    args: 'open:!true;width:full',
  },
}
