import { createContext, useContext } from 'react'
import type { DesignWords } from '#ui/design/words/en.ts'
import type { DashboardWords } from '#domain/wording/en/dashboard.ts'
import type { DeskWords } from '#domain/wording/en/desk.ts'
import type { EditorWords } from '#domain/wording/en/editor.ts'
import type { FailureWords } from '#domain/wording/en/failures.ts'
import type { AccountWords } from '#domain/wording/en/account.ts'
import type { AddressWords } from '#domain/wording/en/addresses.ts'
import type { ConnectionWords } from '#domain/wording/en/connections.ts'
import type { HistoryWords } from '#domain/wording/en/history.ts'
import type { InboxWords } from '#domain/wording/en/inbox.ts'
import type { LanguageBoardWords } from '#domain/wording/en/language-board.ts'
import type { ListWords } from '#domain/wording/en/lists.ts'
import type { MediaWords } from '#domain/wording/en/media.ts'
import type { OfficeWords } from '#domain/wording/en/office.ts'
import type { PreviewWords } from '#domain/wording/en/preview.ts'
import type { PublishingWords } from '#domain/wording/en/publishing.ts'
import type { FormsWords } from '#domain/wording/en/forms.ts'
import type { FieldWords } from '#domain/wording/en/fields.ts'
import type { ImportWords } from '#domain/wording/en/imports.ts'
import type { ItemWords } from '#domain/wording/en/items.ts'
import type { RemovalWords } from '#domain/wording/en/removal.ts'
import type { ReceiptWords } from '#domain/wording/en/receipt.ts'
import type { RichTextWords } from '#domain/wording/en/rich-text.ts'
import type { SectionWords } from '#domain/wording/en/sections.ts'
import type { SettingsWords } from '#domain/wording/en/settings.ts'
import type { SharedWords } from '#domain/wording/en/shared.ts'
import type { SignInWords } from '#domain/wording/en/sign-in.ts'
import type { SingleSignOnWords } from '#domain/wording/en/single-sign-on.ts'
import type { SiteWords } from '#domain/wording/en/site.ts'
import type { ThreadWords } from '#domain/wording/en/thread.ts'
import type { TranslationWords } from '#domain/wording/en/translations.ts'

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
