import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'

export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Message text={text} />
      <Button onClick={onRetry}>Retry</Button>
    </div>
  )
}
