import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { type Section, settingsSections } from './settings-sections.ts'

/** What the history of all settings stands under: there is one shop. */
export const SETTINGS_ID = '00000000-0000-7000-8000-000000000001'

export const settingsFailures = failures('settings', {
  changedMeanwhile: { status: 409, text: 'Somebody else saved this section after you opened it.' },
})

const SETTINGS = '/api/v2/admin/settings'

const kept = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    /** How often it was saved; what is sent back must be built on the newest. */
    version: z.int(),
    /** Null while it is as the shop came. */
    savedBy: z.string().nullable(),
    savedAt: z.iso.datetime().nullable(),
  })

/** Answers are not held to today's limits: what was saved under wider ones is still there. */
const { identity, grievance, social, tax, shipping, returns, notices } = settingsSections
const allSettings = z.object({
  identity: kept(z.object(asTexts(identity.shape))),
  grievance: kept(z.object(asTexts(grievance.shape))),
  social: kept(z.object(asTexts(social.shape))),
  tax: kept(z.object({ taxPercent: z.int() })),
  shipping: kept(z.object({ dispatchDays: z.int() })),
  returns: kept(z.object({ returnDays: z.int() })),
  notices: kept(z.object({ newOrders: notices.shape.newOrders, to: z.array(z.string()) })),
})
export type KeptSettings = z.output<typeof allSettings>

export const listSettingsCall = endpoint('listSettings', 'GET', SETTINGS, {
  who: 'manageSettings',
  summary: 'All that the owner decides, by section, with who saved it last.',
  answer: z.object({ data: allSettings }),
})

const version = { version: z.coerce.number().int() }

/** Each section by a call of its own. */
export const saveSettingsCalls = {
  identity: saving('identity', identity.safeExtend(version)),
  grievance: saving('grievance', grievance.extend(version)),
  social: saving('social', social.extend(version)),
  tax: saving('tax', tax.extend(version)),
  shipping: saving('shipping', shipping.extend(version)),
  returns: saving('returns', returns.extend(version)),
  notices: saving('notices', notices.extend(version)),
}

function saving<const Name extends Section, Input extends z.ZodType>(section: Name, input: Input) {
  return endpoint(`save${section[0]?.toUpperCase()}${section.slice(1)}Settings`, 'POST', `${SETTINGS}/${section}`, {
    who: 'manageSettings',
    proof: true,
    summary: `Saves the section ${section} of the settings, if nobody else did meanwhile. It counts at once.`,
    input,
    answer: z.object({ message: z.string(), data: allSettings.shape[section] }),
    failures: [settingsFailures.changedMeanwhile],
  })
}

function asTexts<Shape extends object>(shape: Shape) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, z.string()])) as Record<keyof Shape, z.ZodString>
}
