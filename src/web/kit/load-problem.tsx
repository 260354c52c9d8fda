import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { problemText } from './problem-text.ts'

type Props = {
  error: unknown
  /** Other ways to go on, beside Retry. */
  children?: ReactNode
}

/** Why a page's loader failed, and Retry, which runs it again. */
export function LoadProblem({ error, children }: Props) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="grid justify-items-start gap-4">
      <Message text={problemText(error)} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={state === 'loading'} onClick={revalidate}>
          Retry
        </Button>
        {children}
      </div>
    </div>
  )
}
