import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { reviewTexts } from './reviews.texts.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; loginAddress: string }

export default function LoginDialog({ open, onOpenChange, loginAddress }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={reviewTexts.mustLogIn} description={reviewTexts.kept}>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={loginAddress} look="primary">
          Log in
        </ButtonLink>
        <Button onClick={() => onOpenChange(false)}>Not now</Button>
      </div>
    </Dialog>
  )
}
