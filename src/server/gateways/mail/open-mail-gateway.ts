import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { MailGateway } from './mail.ts'
import { outboxGateway } from './outbox-gateway.ts'
import { withShopAddress } from './shop-links.ts'
import { smtpGateway } from './smtp-gateway.ts'

export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'outbox')

/** Mails go to the mail server when one is set, otherwise into the outbox of the data folder. */
export const openMailGateway = (config: Pick<Config, 'mail' | 'dataDir' | 'publicUrl'>): MailGateway =>
  withShopAddress(config.mail ? smtpGateway(config.mail) : outboxGateway(outboxFolder(config)), config.publicUrl)
