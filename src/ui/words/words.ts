import { createContext, useContext } from 'react'
import type { DesignWords } from '#ui/design/words/en.ts'
import type { DashboardWords } from '#domain/wording/en/office/dashboard.ts'
import type { DeskWords } from '#domain/wording/en/inbox/desk.ts'
import type { EditorWords } from '#domain/wording/en/editor/editor.ts'
import type { FailureWords } from '#domain/wording/en/office/failures.ts'
import type { AccountWords } from '#domain/wording/en/access/account.ts'
import type { AddressWords } from '#domain/wording/en/office/addresses.ts'
import type { ConnectionWords } from '#domain/wording/en/office/connections.ts'
import type { HistoryWords } from '#domain/wording/en/content/history.ts'
import type { InboxWords } from '#domain/wording/en/inbox/inbox.ts'
import type { LanguageBoardWords } from '#domain/wording/en/content/language-board.ts'
import type { ListWords } from '#domain/wording/en/content/lists.ts'
import type { MediaWords } from '#domain/wording/en/content/media.ts'
import type { OfficeWords } from '#domain/wording/en/office/office.ts'
import type { PreviewWords } from '#domain/wording/en/editor/preview.ts'
import type { PublishingWords } from '#domain/wording/en/editor/publishing.ts'
import type { FormsWords } from '#domain/wording/en/site/forms.ts'
import type { FieldWords } from '#domain/wording/en/content/fields.ts'
import type { ImportWords } from '#domain/wording/en/content/imports.ts'
import type { ItemWords } from '#domain/wording/en/content/items.ts'
import type { RemovalWords } from '#domain/wording/en/content/removal.ts'
import type { ReceiptWords } from '#domain/wording/en/site/receipt.ts'
import type { RichTextWords } from '#domain/wording/en/editor/rich-text.ts'
import type { SectionWords } from '#domain/wording/en/editor/sections.ts'
import type { SettingsWords } from '#domain/wording/en/office/settings.ts'
import type { SharedWords } from '#domain/wording/en/shared.ts'
import type { SignInWords } from '#domain/wording/en/access/sign-in.ts'
import type { SingleSignOnWords } from '#domain/wording/en/access/single-sign-on.ts'
import type { SiteWords } from '#domain/wording/en/site/site.ts'
import type { ThreadWords } from '#domain/wording/en/inbox/thread.ts'
import type { TranslationWords } from '#domain/wording/en/content/translations.ts'

/** The catalogues by area. */
export interface Words {
  /** The tag of the language that they are in. */
  readonly language: string
  readonly forms: FormsWords
  readonly account: AccountWords
  readonly addresses: AddressWords
  readonly connections: ConnectionWords
  readonly dashboard: DashboardWords
  readonly desk: DeskWords
  readonly history: HistoryWords
  readonly imports: ImportWords
  readonly inbox: InboxWords
  readonly languageBoard: LanguageBoardWords
  readonly lists: ListWords
  readonly media: MediaWords
  readonly office: OfficeWords
  readonly preview: PreviewWords
  readonly publishing: PublishingWords
  readonly receipt: ReceiptWords
  readonly sections: SectionWords
  readonly settings: SettingsWords
  readonly shared: SharedWords
  readonly editor: EditorWords
  readonly failures: FailureWords
  readonly design: DesignWords
  readonly signIn: SignInWords
  readonly singleSignOn: SingleSignOnWords
  readonly site: SiteWords
  readonly fields: FieldWords
  readonly items: ItemWords
  readonly removal: RemovalWords
  readonly thread: ThreadWords
  readonly richText: RichTextWords
  readonly translations: TranslationWords
}

/**
 * The catalogues of a page in another language than English. English ones are imported where they are used, so that a
 * chunk contains only its own.
 */
export const TranslatedWords = createContext<Partial<Words>>({})

/** The tag of the language that the interface shows its texts in. */
export const useWordsLanguage = (): string => useContext(TranslatedWords).language ?? 'en'
