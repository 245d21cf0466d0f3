import { Layer } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { SqlHistory } from '#adapters/sql/history/history.ts'
import { SqlInboundMails } from '#adapters/sql/desk/inbound-mails.ts'
import { SqlReceipts } from '#adapters/sql/desk/receipts.ts'
import { SqlAnswerTemplates } from '#adapters/sql/desk/answer-templates.ts'
import { SqlThreads } from '#adapters/sql/desk/threads.ts'
import { SqlDesk, SqlDueTimes } from '#adapters/sql/desk/desk.ts'
import { SqlSavedViews } from '#adapters/sql/desk/saved-views.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { HasMailServer, MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlResumes } from '#adapters/sql/inbox/resumes.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { SqlPersonalData } from '#adapters/sql/privacy/personal-data.ts'
import { SqlPersonalExports } from '#adapters/sql/privacy/personal-exports.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import { firstAdmin } from '../accounts/accounts-contract.ts'
import { deskContract } from '../desk/desk-contract.ts'
import { colleagueInput, DeskStores, withColleague } from '../desk/desk-stores.ts'
import { inboundMailsContract, InboundStores, ownAddress } from '../desk/inbound-mails-contract.ts'
import { fromLayer } from './started.ts'
import { twoPeople, withFirstAdmin } from './two-accounts.ts'
import { receiptRaces, RacingReceipts } from '../desk/receipt-races.ts'
import { receiptsContract, ReceiptStores } from '../desk/receipts-contract.ts'
import { answerTemplatesContract } from '../desk/answer-templates-contract.ts'
import { threadsContract, ThreadStores } from '../desk/threads-contract.ts'

/** The contracts of the enquiry desk over a database. */
export const sqlDeskContracts = (
  label: string,
  store: () => Layer.Layer<SqlClient.SqlClient, StoreUnusable>,
): void => {
  threadsContract(
    label,
    fromLayer(ThreadStores, () =>
      ThreadStores.layer.pipe(
        Layer.provide([SqlThreads(), SqlEnquiries()]),
        Layer.provide(Layer.succeed(HasMailServer, true)),
        Layer.provide(store()),
      ),
    ),
    twoPeople.admin,
  )
  answerTemplatesContract(
    label,
    fromLayer(AnswerTemplates, () => Layer.provide(SqlAnswerTemplates, store())),
  )
  receiptsContract(
    label,
    fromLayer(ReceiptStores, () =>
      ReceiptStores.layer.pipe(
        Layer.provide([SqlReceipts('https://sahilan.example'), SqlEnquiries()]),
        Layer.provide([store(), MemoryBlobs()]),
      ),
    ),
  )
  receiptRaces(
    label,
    fromLayer(RacingReceipts, () =>
      RacingReceipts.layer.pipe(
        Layer.provide([SqlReceipts('https://sahilan.example'), SqlEnquiries(), SqlThreads()]),
        Layer.provide([store(), MemoryBlobs()]),
      ),
    ),
  )
  inboundMailsContract(
    label,
    fromLayer(InboundStores, () =>
      InboundStores.layer.pipe(
        Layer.provide([
          SqlInboundMails({ ownAddresses: [ownAddress] }),
          SqlEnquiries(),
          SqlThreads(),
          SqlLetterQueue,
          SqlResumes,
          SqlTrash,
          SqlPersonalData,
          SqlPersonalExports,
        ]),
        Layer.provide([
          Layer.succeed(HasMailServer, true),
          Layer.succeed(MailRecipients, { enquiries: ['staff', 'visitor'], profiles: [] }),
        ]),
        Layer.provideMerge([store(), MemoryBlobs()]),
      ),
    ),
  )
  deskContract(
    label,
    fromLayer(DeskStores, () =>
      DeskStores.layer.pipe(
        Layer.provide([SqlDesk(), SqlDueTimes(), SqlEnquiries(), SqlSavedViews, SqlHistory]),
        Layer.provide(withColleague),
        Layer.provide(withFirstAdmin),
        Layer.provide(store()),
      ),
    ),
    { admin: { id: '1', name: firstAdmin.name }, colleague: { id: '2', name: colleagueInput.name } },
  )
}
