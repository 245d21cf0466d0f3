import { Effect, Layer } from 'effect'
import { HttpReceipts } from '#adapters/http/desk/receipts.ts'
import { HttpAnswerTemplates } from '#adapters/http/desk/answer-templates.ts'
import { HttpThreads } from '#adapters/http/desk/threads.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { MemoryReceipts } from '#adapters/memory/desk/receipts.ts'
import { MemoryAnswerTemplates } from '#adapters/memory/desk/answer-templates.ts'
import { MemoryThreads } from '#adapters/memory/desk/threads.ts'
import { makeDeskStore } from '#adapters/memory/store/desk-store.ts'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { MemoryProfiles } from '#adapters/memory/inbox/profiles.ts'
import { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { overHttp } from '../support/http-server.ts'
import { fromLayer } from '../support/started.ts'
import { receiptsContract, ReceiptStores } from './receipts-contract.ts'
import { answerTemplatesContract } from './answer-templates-contract.ts'
import { threadsContract, ThreadStores } from './threads-contract.ts'

const layla = { id: '1', name: 'Layla Mansoor' }

threadsContract(
  'memory',
  fromLayer(ThreadStores, () => {
    const desk = makeDeskStore()
    return ThreadStores.layer.pipe(
      Layer.provide(MemoryThreads({ desk })),
      Layer.provide([MemoryEnquiries({ desk }), MemoryProfiles()]),
    )
  }),
  layla,
)
threadsContract(
  'HTTP',
  overHttp(ThreadStores, Layer.provide(ThreadStores.layer, [HttpThreads, HttpEnquiries]), {
    variables: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@sahilan.example' },
  }),
  { id: '1', name: 'Administrator' },
)

answerTemplatesContract('memory', fromLayer(AnswerTemplates, MemoryAnswerTemplates))
answerTemplatesContract('HTTP', overHttp(AnswerTemplates, HttpAnswerTemplates))

const code = 'B7KM-4QXD-RT2H-VW9C'
const receipt = {
  reference: 'B7KM4QXD',
  receivedAt: '2026-11-22T06:12:00.000Z',
  state: 'received',
  answers: [],
  replies: [],
  repliesLeft: 5,
} as const
receiptsContract(
  'memory',
  fromLayer(ReceiptStores, () =>
    Layer.effect(
      ReceiptStores,
      Effect.map(Receipts, (receipts) => ({ receipts, code })),
    ).pipe(Layer.provide(MemoryReceipts({ receipts: { [code]: receipt } }))),
  ),
)
receiptsContract(
  'HTTP',
  overHttp(ReceiptStores, Layer.provide(ReceiptStores.layer, [HttpReceipts, HttpEnquiries])),
)
