import type { Config } from './config.ts'
import type { Db } from './platform/db/database.ts'
import { foldersAtWork } from './platform/db/folders-at-work.ts'
import { StartupError } from './platform/startup-error.ts'

type Settings = Pick<Config, 's3' | 'mail' | 'sessionSecret' | 'production' | 'dataDir'>

/**
 * Processes with other data folders, as on other machines, share what is in the database and nothing else. What would be
 * missing there is told in one line; a real shop does not open with it.
 */
export async function assertSharedStorage(db: Db, folderId: string, settings: Settings): Promise<void> {
  const lacking = lackingOf(settings)
  if (lacking.length === 0) return
  const others = (await foldersAtWork(db)).filter((id) => id !== folderId)
  if (others.length === 0) return
  const said = `Other processes of this shop use another DATA_DIR than ${settings.dataDir}: ${lacking.join('; ')}. On one machine give them the same DATA_DIR.`
  if (settings.production && !settings.s3) throw new StartupError(said)
  console.warn(said)
}

function lackingOf({ s3, mail, sessionSecret }: Settings): string[] {
  return [
    ...(s3 ? [] : ['pictures of one are missing on the others, set S3_ENDPOINT and its like']),
    ...(sessionSecret ? [] : ['who logs in at one is unknown to the others, set SESSION_SECRET']),
    ...(mail ? [] : ['mails stay where they were written, set SMTP_URL']),
  ]
}
