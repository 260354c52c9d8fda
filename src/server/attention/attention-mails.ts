import { type AttentionKind, KIND_TITLES } from '#contract/attention/attention-kinds.ts'
import { ATTENTION_PATH } from '#contract/attention/attention-path.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

export function attentionMail(fullName: string, kinds: readonly { kind: AttentionKind; count: number }[]): MailContent {
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const said = total === 1 ? '1 thing needs attention' : `${total} things need attention`
  return renderMail({
    subject: `${said} at Likho`,
    heading: said,
    greeting: greeting(fullName),
    blocks: [
      'These need a person:',
      { rows: kinds.map(({ kind, count }) => ({ label: KIND_TITLES[kind], amount: String(count) })) },
      { link: 'See what needs attention', to: shopLink(ATTENTION_PATH) },
      'You’ll see the cause of each and how to fix it. We send this email once a day until the list is empty.',
    ],
  })
}
