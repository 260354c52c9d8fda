import { t } from '#contract/platform/t.ts'
import { loginPath } from '#web/kit/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  /** Where to be after logging in. */
  next: string
  onLogIn?: () => void
}

/** Offers the login where something needs one. Fetched when it is needed: `lazy(() => import(…))`. */
export default function LoginDialog({ open, onOpenChange, title, description, next, onLogIn }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={loginPath(next)} look="primary" onClick={onLogIn}>
          {t('Log in')}
        </ButtonLink>
        <Button onClick={() => onOpenChange(false)}>{t('Not now')}</Button>
      </div>
    </Dialog>
  )
}
