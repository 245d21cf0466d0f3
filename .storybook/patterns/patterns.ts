/** How a task is solved with the components. */
export interface Pattern {
  readonly when: string
  readonly how: ReadonlyArray<string>
  /** The situation, and what the product says. */
  readonly words: Readonly<Record<string, string>>
  /** The example. */
  readonly story: string
  /** By their folders. */
  readonly components: ReadonlyArray<string>
}

export const patterns: Readonly<Record<string, Pattern>> = {
  Form: {
    when: 'People tell us something: an enquiry, an article, a password.',
    how: [
      'One column. Every control is in a Field, with its label above.',
      'Ask only for what is needed; mark what is optional.',
      'Check a field when people leave it, then while they correct it. On sending, the focus goes to the first error.',
      'The button names the result and stays where it is while busy. A long form has a SaveBar.',
      'What is typed survives: a failure, a lost connection and an ended session keep it.',
    ],
    words: {
      'A wrong field': 'Enter a valid 10-digit number',
      'While sending': 'Submitting...',
      'Once sent': 'Email sent successfully',
      'Not saved yet': 'Unsaved changes',
    },
    story: 'admin-editor--edit',
    components: ['field', 'text-input', 'select', 'save-bar', 'button'],
  },
  List: {
    when: 'Staff find, compare and work on many items.',
    how: [
      'PageTitle with the count, and one primary action “Add …”.',
      'Instead of tabs, links above the list lead to its parts, such as Published and Drafts, with their totals.',
      'Toolbar: search first, then sorting. Search, sorting and page are in the address.',
      'Title and one line of text in each row; what can be done with it is at the end. No rows: see Empty.',
      'Selected rows bring a BulkBar above the heading and replace nothing.',
      'On a phone, rows become blocks and lose their headings: sorting is in the Toolbar.',
    ],
    words: {
      'The note under the title': '27 articles, newest first on the site',
      'Selected rows': '2 selected',
      'Nothing matches': 'Nothing matches “submarine”.',
    },
    story: 'admin-list--news',
    components: ['page-title', 'toolbar', 'table', 'pagination', 'search-input'],
  },
  Empty: {
    when: 'A list has nothing to show: nothing was added yet, nothing matches, or nothing is left to do.',
    how: [
      'Find out which case it is. A list that failed or is still loading is not empty: see Failure and Loading.',
      'Nothing added yet: say what is missing, where it will appear, and offer the one action that adds it.',
      'Nothing matches: keep the search, repeat it in the text, and offer to clear it.',
      'Nothing left to do: say so, and what the list shows otherwise. There is no action.',
      'Leave the action out where people may not add anything.',
      'In a small part of a page, such as a card of the dashboard, write one sentence instead of an EmptyState.',
      'On the public site, a section without items is not drawn at all.',
      'Write each text in English and in Arabic, in src/domain/wording.',
    ],
    words: {
      'Nothing added yet, title': 'No articles yet',
      'Nothing added yet, text':
        'Articles you add here appear on the news page and the home page, newest first.',
      'Nothing added yet, action': 'Add the first article',
      'Nothing matches, title': 'No articles found',
      'Nothing matches, text': 'Nothing matches “submarine”.',
      'Nothing matches, action': 'Clear search',
      'Nothing left to do, title': 'No dead links',
      'Nothing left to do, text': 'Every link of the site works.',
      'In a card of the dashboard': 'No enquiries yet.',
      'Careers without positions': 'No open positions today.',
    },
    story: 'admin-list--empty',
    components: ['empty-state', 'button', 'card'],
  },
  Loading: {
    when: 'Something takes longer than people would notice.',
    how: [
      'Draw the frame at once and keep buttons in their place.',
      'A list shows SkeletonRows of the size of its rows, other content a Spinner with words.',
      'Keep old content while new content loads. Never show a spinner over it.',
      'No shimmer, and no movement with reduced motion.',
    ],
    words: { 'While it loads': 'Loading...', 'While a file goes up': 'Uploading, 64%' },
    story: 'admin-list--loading',
    components: ['skeleton-rows', 'spinner', 'button'],
  },
  Failure: {
    when: 'The server, the network or a rule says no.',
    how: [
      'Say what failed, why, and what people can do. Offer to try again where that can help.',
      'In place of content: ErrorState. Beside content: Notice. After an action: Toast.',
      'Keep what people typed and chose.',
      'No status codes, and no names from the code.',
      'The specification fixes most sentences that begin with “Failed to”. New ones follow the first rule.',
    ],
    words: {
      'A list could not be read': 'Failed to fetch news: Something went wrong',
      'An item could not be deleted': 'Failed to delete news',
      'The server is busy': 'The server is busy. Please try again in a moment.',
      'There is no connection':
        'You are offline. What you typed is still here. Send it when you are online again.',
    },
    story: 'admin-list--failed',
    components: ['error-state', 'notice', 'toast', 'field'],
  },
  'Destructive action': {
    when: 'Something goes away.',
    how: [
      'Ask with a ConfirmDialog: the question has the verb, the text below it the name of the item.',
      'Say whether the item can be restored. The focus is on the button that keeps it.',
      'The button repeats the verb and is red. For several items, the question says how many.',
      'What is deleted stays in the Trash first; erasing for good asks again.',
      'A small step that can be undone needs no question: do it at once and offer undo in a Toast.',
    ],
    words: {
      'The question': 'Delete this article?',
      'The same for several': 'Delete 3 articles?',
      'To the trash': 'They will leave the site at once, and can be restored from the trash for 30 days.',
      'For good': 'They will leave the site at once and for good.',
      'The buttons': 'Delete article · Keep it',
    },
    story: 'components-confirm-dialog--asking',
    components: ['confirm-dialog', 'toast', 'button'],
  },
  'Two languages': {
    when: 'A text exists in English and Arabic, or should.',
    how: [
      'Both stand side by side in editors, as equals; neither is behind a switch.',
      'What lacks a translation is shown in the other language and marked, never hidden.',
      'A text that changed since it was translated shows what changed.',
      'Each part carries its language and direction. Digits, addresses and logos stay as they are.',
    ],
    words: {
      'In Arabic, a text that is in English': 'بالإنجليزية',
      'In English, a text that is in Arabic': 'in Arabic',
    },
    story: 'admin-languages--shown',
    components: ['field', 'tag', 'difference', 'segmented-radio-group'],
  },
  Drafts: {
    when: 'Something is prepared and not on the site yet.',
    how: [
      'Saving a draft changes nothing on the site; publishing does. The two buttons say so.',
      'A draft with a time is a scheduled change; the screen Scheduled lists all in order.',
      'Show the page as it will be beside the editor.',
      'Say in the list that an item has a draft, with one word.',
    ],
    words: {
      'Kept for later': 'Save draft',
      'To the site': 'Publish',
      'At a time': 'Schedule…',
      'Away with it': 'Discard draft',
    },
    story: 'admin-scheduled--drafts',
    components: ['menu-button', 'tag', 'dialog', 'save-bar'],
  },
  Inbox: {
    when: 'Staff read and answer what visitors send.',
    how: [
      'List and reader beside each other; on a phone, one after the other.',
      'Unread mail is bold and counted in the navigation.',
      'J and K move through the list; the address names the open mail.',
      'What is due next is said in working time, in words.',
      'Facts of the sender first, then the text, then the thread.',
    ],
    words: {
      'Nothing there': 'New ones appear here.',
      'New mail while reading': '2 new enquiries',
      'Nothing matches': 'Nothing matches the search and the filters.',
    },
    story: 'admin-inbox--enquiries',
    components: ['search-input', 'tag', 'avatar', 'notice', 'select'],
  },
}
