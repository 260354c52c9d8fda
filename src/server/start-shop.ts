import type { FastifyInstance } from 'fastify'
import { seedDemo } from '#db/seed/seed-demo.ts'
import { createSuperadmin } from './accounts/create-superadmin.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openMediaStore } from './gateways/images/open-media-store.ts'
import { takeDataDir } from './platform/data-dir.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import type { PageSource } from './platform/page-source.ts'
import { StartupError } from './platform/startup-error.ts'

export type Shop = { app: FastifyInstance; address: string; close: () => Promise<void> }

/** Everything from settings to an open shop, in order. What was opened is closed again when a later step fails. */
export async function startShop(config: Config, openPages: () => Promise<PageSource>): Promise<Shop> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    undo.push(await takeDataDir(config.dataDir))
    const pages = await openPages()
    const database = await openDatabase(config)
    undo.push(database.close)
    await migrate(database.pool)
    const media = openMediaStore(config)
    if (config.seed === 'demo') await seedDemo(database.db, media)
    const password = await createSuperadmin(database.db, config)
    if (password)
      console.log(`First account: ${config.superadmin.username} with the password ${password} (shown only now)`)
    const app = await buildApp({ config, database, media, pages })
    undo.push(() => app.close())
    return { app, address: await listen(app, config), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE')
      throw new StartupError(`PORT ${port} is taken. Stop what uses it or choose another PORT.`, { cause })
    if (code === 'EACCES')
      throw new StartupError(`PORT ${port} may not be used by this account. Choose one above 1024.`, { cause })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST ${host} is no address of this machine.`, { cause })
    }
    throw cause
  }
}
