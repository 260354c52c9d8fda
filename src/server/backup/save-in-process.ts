import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../platform/root.ts'

const LONGEST_REASON = 400

/**
 * What `npm run backup` does, in a process of its own with the settings of this one: it reads the database and packs for minutes,
 * while this one sells. Throws what it said.
 */
export async function saveInProcess(folder: string, signal: AbortSignal): Promise<void> {
  const command = spawn(process.execPath, [join(ROOT, 'db/backup.ts'), folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  let said = ''
  command.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-LONGEST_REASON)
  })
  const [code] = await once(command, 'close')
  if (code !== 0) throw new Error(said.trim() || `the backup ended with ${code}`)
}
