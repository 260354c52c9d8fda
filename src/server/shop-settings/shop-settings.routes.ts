import type { FastifyInstance } from 'fastify'
import { listSettingsCall, saveSettingsCalls } from '#contract/shop-settings/settings.endpoints.ts'
import type { Channels } from '#server/platform/db/database.ts'
import { serve } from '#server/platform/serve.ts'
import { readSettings } from './current-settings.ts'
import { listSettings, saveSettings } from './save-settings.ts'

export default async function shopSettingsRoutes(app: FastifyInstance, { listen }: Channels) {
  await readSettings(app.db)
  // Whichever process saved them. Every page shows some of them, and is made anew once they are known here.
  await listen('settings', () => {
    readSettings(app.db).then(
      () => {
        app.pageCache.change('everything')
        app.cdn.purge('everything')
      },
      (error) => app.log.error({ err: error }, 'the settings could not be read anew'),
    )
  })

  serve(app, listSettingsCall, listSettings)
  serve(app, saveSettingsCalls.identity, saveSettings('identity'))
  serve(app, saveSettingsCalls.grievance, saveSettings('grievance'))
  serve(app, saveSettingsCalls.tax, saveSettings('tax'))
  serve(app, saveSettingsCalls.shipping, saveSettings('shipping'))
  serve(app, saveSettingsCalls.returns, saveSettings('returns'))
  serve(app, saveSettingsCalls.notices, saveSettings('notices'))
}
