import type { DatabaseSync } from 'node:sqlite'

/** The blob keys of all résumés and files of mails, including those in the trash. */
export const namedResumes = (database: DatabaseSync): ReadonlyArray<string> =>
  database
    .prepare(
      `select resume_key as key from profiles
       union all select item ->> 'resume_key' from trash where subject = 'profile'
       union all select file.value ->> 'key' from mail_messages, json_each(attachments) as file
       union all select file.value ->> 'key' from trash, json_each(item, '$.thread.messages') as message,
         json_each(coalesce(message.value ->> 'attachments', '[]')) as file
         where subject in ('enquiry', 'profile')`,
    )
    .all()
    .map(({ key }) => String(key))
    .filter((key) => key !== '')
