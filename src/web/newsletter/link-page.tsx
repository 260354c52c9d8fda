import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { confirmSubscriptionCall, unsubscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { newsletterTexts } from '#contract/newsletter/newsletter.texts.ts'
import { t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { HELPDESK_PATH, SHOP_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Props = {
  call: typeof confirmSubscriptionCall | typeof unsubscribeCall
  title: string
  intro: string
  button: string
  busyButton: string
}

/**
 * The page behind a link of the newsletter. It asks, and nothing happens before its button is pressed: mail scanners open
 * every link.
 */
export function LinkPage({ call, title, intro, button, busyButton }: Props) {
  const [params] = useSearchParams()
  const [done, setDone] = useState<string>()
  const { busy, problem, form } = useFormCall({
    endpoint: call,
    fallback: newsletterTexts.linkFailed,
    also: () => ({ token: params.get('token') ?? '' }),
    onDone: ({ message }) => setDone(message),
  })
  return (
    <FormPage title={title} intro={done ? undefined : intro}>
      {done ? (
        <Message text={done} tone="good" ref={focusOnMount} />
      ) : (
        <AccountForm {...form} aria-label={title}>
          <Message text={problem} />
          <SubmitButton busy={busy} text={button} busyText={busyButton} />
        </AccountForm>
      )}
      <FormLinks>
        <p>
          {done ? (
            <TextLink to={SHOP_PATH}>{t('Continue shopping')}</TextLink>
          ) : (
            rich('Link not working? <a>Contact us</a>', {
              a: (text) => <TextLink to={HELPDESK_PATH}>{text}</TextLink>,
            })
          )}
        </p>
      </FormLinks>
    </FormPage>
  )
}

/** Every link is another address of the same page: none is worth keeping. */
export const notKept = () => ({ 'cache-control': 'no-store' })
