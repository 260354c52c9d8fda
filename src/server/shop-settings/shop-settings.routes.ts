import type { FastifyInstance } from 'fastify'
import { listSettingsCall, saveSettingsCalls } from '#contract/shop-settings/settings.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listSettings, saveSettings } from './save-settings.ts'

export default async function shopSettingsRoutes(app: FastifyInstance) {
  serve(app, listSettingsCall, listSettings)
  serve(app, saveSettingsCalls.identity, saveSettings('identity'))
  serve(app, saveSettingsCalls.grievance, saveSettings('grievance'))
  serve(app, saveSettingsCalls.social, saveSettings('social'))
  serve(app, saveSettingsCalls.tax, saveSettings('tax'))
  serve(app, saveSettingsCalls.shipping, saveSettings('shipping'))
  serve(app, saveSettingsCalls.returns, saveSettings('returns'))
  serve(app, saveSettingsCalls.notices, saveSettings('notices'))
}
