import type { FastifyInstance } from 'fastify'
import type { Channels } from '#server/platform/db/database.ts'
import { readSettings } from './current-settings.ts'

/** What the owner decided is known from the start, and anew whenever it changes, whichever process saved it. */
export async function subscribeToSettings(app: FastifyInstance, { listen }: Channels): Promise<void> {
  await readSettings(app.db)
  // Every page shows some of them, and is made anew once they are known here.
  await listen('settings', () => {
    readSettings(app.db).then(
      () => {
        app.pageCache.change('everything')
        app.cdn.purge('everything')
      },
      (error) => app.log.error({ err: error }, 'the settings could not be read anew'),
    )
  })
}
