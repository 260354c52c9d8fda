import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteAccountCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { CodeField } from '#web/forms/code-field.tsx'
import { notice } from '#web/forms/notice.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { useWantedCode } from '#web/forms/use-wanted-code.ts'
import { LOGIN_PATH } from '#web/kit/paths.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { clearSessionData } from '#web/session/clear-session-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/message.tsx'

/** Asks once, names what is lost, and wants the password. */
export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby="delete" className="grid gap-2 border-line border-t pt-6">
      <h2 id="delete" className="font-semibold text-lead">
        {t('Delete my account')}
      </h2>
      <p className="text-pretty text-ink-soft">
        {t(
          'We’ll delete your details, addresses, wishlist and avatar. Your orders stay without your name. Only their tax invoices keep your name and address, as tax law requires. Your reviews will show “Anonymous”.',
        )}
      </p>
      <Button onClick={() => setAsking(true)} className="mt-1 sm:justify-self-start">
        {t('Delete my account…')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={t('Delete your account “{username}”?', { username: user.username })}
        description={t('You can’t undo this. Enter your password to continue.')}
      >
        <div className="mt-6">
          <DeleteForm user={user} onCancel={() => setAsking(false)} />
        </div>
      </Dialog>
    </section>
  )
}

function DeleteForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const navigate = useNavigate()
  const code = useWantedCode(user.secondFactor === 'on')
  const { busy, fields, problem, form } = useFormCall({
    endpoint: deleteAccountCall,
    fallback: accountPageTexts.registerFailed,
    onRefused: code.onRefused,
    async onDone({ message }) {
      await clearSessionData()
      navigate(LOGIN_PATH, { state: notice(message), replace: true })
    },
  })
  return (
    <AccountForm {...form} aria-label={t('Delete my account')}>
      <PasswordField label={t('Password')} name="password" autoComplete="current-password" required fields={fields} />
      {code.isWanted && <CodeField fields={fields} />}
      <Message text={problem} />
      <div className="grid items-end gap-3 sm:flex">
        <SubmitButton busy={busy} text={t('Delete account')} busyText={t('Deleting...')} look="danger" />
        <Button onClick={onCancel}>{t('Keep account')}</Button>
      </div>
    </AccountForm>
  )
}
