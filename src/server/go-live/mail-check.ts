import {
  type confirmMailCall,
  GO_LIVE_LINK_DAYS,
  goLiveFailures,
  type mailMyselfCall,
} from '#contract/go-live/go-live.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { userById } from '#server/accounts/users.store.ts'
import type { Config } from '#server/config.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'
import type { CallCtx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { listGoLive } from './check-go-live.ts'
import { keepNote, takeMailTurn } from './go-live-notes.store.ts'
import { settingsBehind } from './settings-behind.ts'

const AGAIN_AFTER_MS = 60_000

/** A link to the caller's own address; that it is opened shows that mail arrives. */
export const mailMyself =
  (config: Config) =>
  async ({ db, tokens, now, actor }: CallCtx): Promise<AnswerOf<typeof mailMyselfCall>> => {
    const { id } = signedIn({ actor })
    const note = { about: settingsBehind(config).mailSent, outcome: 'ok', user_id: id, at: now }
    const token = await tokens.signMailCheck(id, note.about, now)
    const email = await db.transaction().execute(async (tx) => {
      const isFree = await takeMailTurn(tx, note, new Date(now.getTime() - AGAIN_AFTER_MS))
      if (!isFree) throw new Failure(goLiveFailures.tooSoon)
      const owner = await userById(tx, id)
      if (!owner) throw new Error('the caller is gone')
      await queueMail(tx, { email: owner.user.email, language: 'en' }, () => checkMail(owner.user.fullName, token))
      return owner.user.email
    })
    return { message: `Sent to ${email}. Open the link in it.` }
  }

export const confirmMail =
  (config: Config) =>
  async (ctx: CallCtx, { token }: ParsedInput<typeof confirmMailCall>): Promise<AnswerOf<typeof confirmMailCall>> => {
    const { id } = signedIn(ctx)
    const sent = await ctx.tokens.readMailCheck(token, ctx.now)
    if (sent?.sub !== id) throw new Failure(goLiveFailures.badLink)
    // Under settings of today nothing may have arrived yet.
    await keepNote(ctx.db, 'mail', { about: sent.about, outcome: 'ok', user_id: id, at: ctx.now })
    return { message: 'Thank you: mail arrives.', ...(await listGoLive(config)(ctx)) }
  }

const checkMail = (name: string, token: string): MailContent =>
  renderMail({
    subject: 'Does mail from your shop arrive?',
    heading: 'Mail from your shop arrives',
    greeting: greeting(name),
    blocks: [
      'You asked for this mail on the go-live page. Open the link to tick it off.',
      { link: 'It arrived', to: shopLink(`/admin/go-live#token=${token}`) },
      `The link works for ${GO_LIVE_LINK_DAYS === 1 ? 'a day' : `${GO_LIVE_LINK_DAYS} days`}, where you are logged in.`,
    ],
    why: 'You’re getting this email because you asked for it in the back office.',
  })
