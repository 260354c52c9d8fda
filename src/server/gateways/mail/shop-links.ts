import { inLanguage } from '#contract/platform/languages.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailGateway } from './mail.ts'

/**
 * Stands for the shop's address in mails. They are written inside transactions, where only the database is at hand,
 * and may wait for hours: the address is the one that the shop has when they leave. No real name ends in .invalid.
 */
const ANYWHERE = 'https://shop.invalid'

/** The address of a page in a mail, in the language of the mail. */
export const shopLink = (path: `/${string}`) => `${ANYWHERE}${inLanguage(currentLanguage(), path)}`

/** Puts the shop's real address into each mail on its way out. */
export const withShopAddress = (gateway: MailGateway, publicUrl: string): MailGateway => ({
  ...gateway,
  send: (mail) =>
    gateway.send({
      ...mail,
      text: mail.text.replaceAll(ANYWHERE, () => publicUrl),
      html: mail.html.replaceAll(ANYWHERE, () => escapeHtml(publicUrl)),
      ...(mail.unsubscribe && { unsubscribe: mail.unsubscribe.replace(ANYWHERE, () => publicUrl) }),
    }),
})
