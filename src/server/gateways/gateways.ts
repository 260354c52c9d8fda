import type { MailGateway } from './mail/mail-gateway.ts'

/** The outside world, each part behind a small type in our words. */
export type Gateways = { mail: MailGateway }
