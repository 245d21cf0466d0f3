import { answersInTrouble } from './answers-in-trouble.ts'
import { backedUpUnderWrites } from './backed-up.ts'
import { brokenUploads } from './broken-uploads.ts'
import { cannotMount, fullDisk } from './full-disk.ts'
import { killedWhileWriting } from './killed.ts'
import { lockedDatabase } from './locked.ts'
import { mailTrouble } from './mail-trouble.ts'
import { malformed } from './malformed.ts'
import { killedWhileApplying, overdueOnFullDisk, overdueWhileLocked } from './overdue.ts'
import { overloaded } from './overload.ts'
import { providerAway } from './provider-away.ts'
import { restartedUnderLoad } from './restarted.ts'
import { noHaproxy, rolledUnderLoad } from './rolled.ts'
import { slowClients } from './slow-clients.ts'
import { holds, type Figure } from './support/figure.ts'
import { tokensInLockedDatabase, tokensRevokedInTrouble } from './tokens-in-trouble.ts'
import { killedWhileDelivering, webhooksInLockedDatabase, webhooksOnFullDisk } from './webhooks-in-trouble.ts'

/** The long version of each fault, by name; `undefined` if it cannot be tried here. */
const faults: Readonly<Record<string, () => Promise<ReadonlyArray<Figure> | undefined>>> = {
  'killed while writing': () => killedWhileWriting({ cycles: 25, each: 200 }),
  'disk full': fullDisk,
  'database locked by another': () => lockedDatabase({ duration: 12_000 }),
  'changes due on a full disk': () => overdueOnFullDisk({ duration: 10_000 }),
  'changes due in a locked database': () => overdueWhileLocked({ duration: 12_000 }),
  'killed while changes are applied': () => killedWhileApplying({ cycles: 20 }),
  'mail server in trouble': () => mailTrouble({ each: 40 }),
  'killed while answers are sent': () => answersInTrouble({ each: 40 }),
  'killed while webhooks are delivered': () => killedWhileDelivering({ cycles: 5, each: 20 }),
  'webhooks in a locked database': () => webhooksInLockedDatabase({ duration: 12_000 }),
  'webhooks on a full disk': webhooksOnFullDisk,
  'tokens in a locked database': () => tokensInLockedDatabase({ duration: 12_000 }),
  'tokens revoked before a kill': () => tokensRevokedInTrouble({ cycles: 10 }),
  'identity provider in trouble': () => providerAway({ atOnce: 100 }),
  'a broken upload': () => brokenUploads({ cuts: 1_500 }),
  'restart under load': () => restartedUnderLoad({ restarts: 10 }),
  'several processes': () => rolledUnderLoad({ rounds: 5 }),
  'backup under writes': () => backedUpUnderWrites({ backups: 5 }),
  'slow clients': () => slowClients({ each: 1_000, idle: 10_000, duration: 8_000 }),
  overload: () => overloaded({ duration: 8_000 }),
  'malformed requests': () => malformed({ requests: 20_000 }),
}

const cannot: Readonly<Record<string, string>> = {
  'disk full': cannotMount,
  'changes due on a full disk': cannotMount,
  'webhooks on a full disk': cannotMount,
  'several processes': noHaproxy,
}

const formatted = ({ value, unit, must }: Figure) => {
  const promise = 'least' in must ? `at least ${must.least.toFixed(2)}` : `at most ${must.most}`
  return `${Number(value.toFixed(2))}${unit === '' ? '' : ` ${unit}`} (${promise})`
}

const names = process.argv.slice(2)
const chosen = Object.entries(faults).filter(
  ([name]) => names.length === 0 || names.some((part) => name.includes(part)),
)
if (chosen.length === 0) {
  console.error(`Unknown fault. Choose from: ${Object.keys(faults).join(', ')}.`)
  process.exit(1)
}
for (const [name, fault] of chosen) {
  const figures = await fault()
  if (figures === undefined) console.log(`skipped ${name}: ${cannot[name]}`)
  for (const figure of figures ?? []) {
    if (!holds(figure)) process.exitCode = 1
    console.log(`${holds(figure) ? 'holds ' : 'BROKEN'} ${name}: ${figure.what}: ${formatted(figure)}`)
  }
}
