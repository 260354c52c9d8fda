import { type AttentionKind, KIND_TITLES } from '#contract/attention/attention-kinds.ts'
import { ATTENTION_PATH } from '#contract/attention/attention-path.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'

export function attentionMail(fullName: string, kinds: readonly { kind: AttentionKind; count: number }[]): MailContent {
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const isOne = total === 1
  return renderMail({
    subject: isOne ? '1 thing needs your attention on Likho' : `${total} things need your attention on Likho`,
    heading: isOne ? '1 thing needs your attention' : `${total} things need your attention`,
    greeting: greeting(fullName),
    blocks: [
      'The shop couldn’t do this on its own:',
      { rows: kinds.map(({ kind, count }) => ({ label: KIND_TITLES[kind], amount: String(count) })) },
      { link: 'See what to do', to: shopLink(ATTENTION_PATH) },
      'You’ll find the cause and the fix for each. We’ll send this email once a day until everything is done.',
    ],
  })
}
