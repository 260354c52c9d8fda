import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { isLocalUrl } from '#server/platform/http/local-address.ts'
import type { MailGateway } from './mail.ts'
import { outboxGateway } from './outbox-gateway.ts'
import { withShopAddress } from './shop-links.ts'
import { smtpGateway } from './smtp-gateway.ts'

export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'outbox')

/** The outbox holds the codes of everybody: its page is for trying the shop out on one's own machine. */
export const isOutboxShown = ({ production, mail, publicUrl }: Pick<Config, 'production' | 'mail' | 'publicUrl'>) =>
  !production && !mail && isLocalUrl(publicUrl)

/** Mails go to the mail server when one is set, otherwise into the outbox of the data folder. */
export const openMailGateway = (config: Pick<Config, 'mail' | 'dataDir' | 'publicUrl'>): MailGateway =>
  withShopAddress(config.mail ? smtpGateway(config.mail) : outboxGateway(outboxFolder(config)), config.publicUrl)
