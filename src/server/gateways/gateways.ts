import type { MediaStore } from './images/media-store.ts'
import type { LinkReader } from './links/link-reader.ts'
import type { MailGateway } from './mail/mail.ts'
import type { PaymentGateway } from './payment/payment-gateway.ts'
import type { ShippingGateway } from './shipping/shipping-gateway.ts'
import type { Writer } from './writer/writer.ts'

/** The outside world, each part behind a small type in our words. */
export type Gateways = Providers & { media: MediaStore; mail: MailGateway; links: LinkReader }

/** Those that a call may have to wait for. Mails and pictures go their own ways. */
export type Providers = { payments: PaymentGateway; shipping: ShippingGateway; writer: Writer }
