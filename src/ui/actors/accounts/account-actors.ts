import { Effect } from 'effect'
import type { Account, AccountInput } from '#domain/sign-in/account/account.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import type { Announcer } from '../announcements/announcements.ts'
import type { Undo } from '../announcements/connect.ts'
import { newKey } from '../bridge/idempotency-keys.ts'
import { entityActors, type EntityActors } from '../content/entity-actors.ts'
import type { Bridge } from '../bridge/from-effect.ts'

/** Uses a random password if none was typed: the person sets their own by a link. */
const withPassword = (input: AccountInput): AccountInput => ({
  ...input,
  password: input.password || newKey(),
})

/** The actors of the admin users. */
export const accountActors = (
  bridge: Bridge<Accounts | PictureUploads>,
  announcer: Announcer,
  undo: Undo,
): EntityActors<Account> =>
  entityActors(
    bridge,
    {
      list: (query) => Effect.flatMap(Accounts, (accounts) => accounts.list(query)),
      get: (id) => Effect.flatMap(Accounts, (accounts) => accounts.get(id)),
      remove: (id) => Effect.flatMap(Accounts, (accounts) => accounts.remove(id)),
      save: (id, form, key) =>
        Effect.flatMap(Accounts, (accounts) =>
          // The form has the fields of the input; the store checks them.
          id === undefined
            ? accounts.add(withPassword(form as Form & AccountInput), key)
            : accounts.update(id, form),
        ),
    },
    { pictures: [], wording: announcer.words.failures.account, announcer, undo },
  )
