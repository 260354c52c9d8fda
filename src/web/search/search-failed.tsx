import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { searchTexts } from './search.texts.ts'

/** A search that failed is logged, and the visitor is told kindly. */
export function SearchFailed({ reason }: { reason: string }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => console.warn('The search failed:', reason), [reason])
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure">{searchTexts.failed}</p>
      <Button onClick={revalidate} aria-disabled={state === 'loading'}>
        {t('Retry')}
      </Button>
    </div>
  )
}
