import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { takeDataDir } from '../data-dir.ts'
import { StartupError } from '../startup-error.ts'
import { askForCopy } from './embedded-copies.ts'

type Source = { databaseUrl: string | undefined; dataDir: string }

/** For reading beside a running shop: a copy of its embedded database, or the shop's own folder when it rests. */
export async function restingCopy({ databaseUrl, dataDir }: Source) {
  const never = new Promise<never>(() => {})
  if (databaseUrl) return { dataDir, giveBack: async () => {}, lost: never }
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) throw new StartupError(`There is no shop in ${dataDir}.`)
  const copy = await askForCopy(dataDir)
  return copy ?? { dataDir, giveBack: await takeDataDir(dataDir), lost: never }
}
