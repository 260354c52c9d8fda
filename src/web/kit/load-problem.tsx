import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { problemText } from './problem-text.ts'

type Props = {
  error?: unknown
  /** Said instead of the error's own words. */
  text?: string | undefined
  /** Other ways to go on, beside Retry. */
  children?: ReactNode
}

/** Why a page's loader failed, and Retry, which runs it again. */
export function LoadProblem({ error, text = problemText(error), children }: Props) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="grid justify-items-start gap-4">
      <Message text={text} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={state === 'loading'} onClick={revalidate}>
          {t('Retry')}
        </Button>
        {children}
      </div>
    </div>
  )
}
