import { Message } from '#web/accounts/message.tsx'
import { Button } from '#web/ui/button.tsx'

export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Message text={text} />
      <Button onClick={onRetry}>Retry</Button>
    </div>
  )
}
