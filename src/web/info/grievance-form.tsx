import { useState } from 'react'
import { raiseGrievanceCall } from '#contract/grievances/grievances.endpoints.ts'
import { grievanceTexts, LONGEST_COMPLAINT } from '#contract/grievances/grievances.texts.ts'
import { t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { CONTROL, Field, TextField } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Message } from '#web/ui/message.tsx'

/** A complaint gets its ticket number at once. */
export function GrievanceForm() {
  const [done, setDone] = useState<string>()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: raiseGrievanceCall,
    fallback: grievanceTexts.failed,
    onDone: ({ message }) => setDone(message),
  })
  if (done)
    return (
      <>
        <Message text={done} tone="good" ref={focusOnMount} />
        <p>{t('We’ve also emailed you the ticket number.')}</p>
      </>
    )
  return (
    <>
      <p className="hidden noscript:block">{t('Turn on JavaScript to use this form, or email the officer.')}</p>
      <AccountForm {...form} aria-label={t('Write to the officer')} className="noscript:hidden grid gap-4">
        <TextField
          name="name"
          label={t('Your name')}
          autoComplete="name"
          maxLength={100}
          required
          error={fields.name}
        />
        <TextField name="email" type="email" label={t('Email')} autoComplete="email" required error={fields.email} />
        <TextField name="orderNumber" label={t('Order number (optional)')} maxLength={40} error={fields.orderNumber} />
        <Field label={t('What happened, and what would you like us to do?')} error={fields.text}>
          {(wiring) => (
            <textarea
              name="text"
              rows={6}
              required
              maxLength={LONGEST_COMPLAINT}
              className={`${CONTROL} field-sizing-content min-h-36`}
              {...wiring}
            />
          )}
        </Field>
        <Message text={problem} />
        <SubmitButton busy={busy} text={t('Send complaint')} busyText={t('Sending…')} />
      </AccountForm>
    </>
  )
}
