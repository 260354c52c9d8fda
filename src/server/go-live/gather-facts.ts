import type { Asked, GoLiveFacts } from '#contract/go-live/judge-go-live.ts'
import { OUTCOMES } from '#contract/go-live/judge-go-live.ts'
import { financialYearBegan } from '#contract/orders/order-numbers.ts'
import { moneyMode } from '#contract/payments/money-mode.ts'
import { lastBackupIn } from '#server/backup/backup-folder.ts'
import type { Config } from '#server/config.ts'
import type { Providers } from '#server/gateways/gateways.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keptSettings } from '#server/shop-settings/shop-settings.store.ts'
import { countStrayNumbers, lastEventOf, listOwners } from './go-live-facts.store.ts'
import type { GoLiveNote } from './go-live-note.table.ts'
import { goLiveNotes, type KeptNote } from './go-live-notes.store.ts'
import { settingsBehind } from './settings-behind.ts'

export type Parts = { db: Db; config: Config; providers: Pick<Providers, 'payments' | 'shipping'> }

/** What is known without asking a provider: settings, tables, files, and what providers answered before. */
export async function gatherFacts({ db, config, providers }: Parts, now: Date): Promise<GoLiveFacts> {
  const { identity, grievance } = await keptSettings(db)
  const notes = await goLiveNotes(db)
  const about = settingsBehind(config)
  const noteOf = (name: GoLiveNote) => notes.find((note) => note.name === name && note.about === about[name])
  const owners = await listOwners(db)
  const { backups } = config
  const { provider } = providers.payments
  return {
    now,
    identity,
    grievance,
    money: moneyMode(provider),
    keys: toAsked(noteOf('payments')),
    lastEventAt: await lastEventOf(db, provider),
    courier: providers.shipping.provider,
    pickup: toAsked(noteOf('pickup')),
    wallet: toAsked(noteOf('wallet')),
    mail: {
      hasServer: config.mail !== undefined,
      confirmedAt: noteOf('mail')?.at ?? null,
      confirmedBy: noteOf('mail')?.full_name ?? null,
    },
    backups: backups ? { everyMs: backups.everyMs, newestAt: (await lastBackupIn(backups.folder)) ?? null } : null,
    owners: {
      count: owners.length,
      withoutSecondFactor: owners.flatMap(({ username, hasSecondFactor }) => (hasSecondFactor ? [] : [username])),
    },
    strayNumbers: await countStrayNumbers(db, financialYearBegan(now)),
    address: {
      publicUrl: config.publicUrl,
      proxies: config.trustProxy,
      openedAt: noteOf('https')?.outcome ?? null,
    },
  }
}

function toAsked(note: KeptNote | undefined): Asked | null {
  const outcome = OUTCOMES.find((one) => one === note?.outcome)
  return note && outcome ? { outcome, at: note.at, rupees: note.amount_rupees } : null
}
