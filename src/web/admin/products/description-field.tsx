import { PenLine, Square, Undo } from 'lucide-react'
import { LONGEST_DESCRIPTION } from '#contract/catalog/product.texts.ts'
import { countWords } from '#contract/writer/word-count.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import type { Description } from './use-description.ts'

const SMALL = 'text-small'
const WRITTEN = 'We write this from the product name. Type here to write your own.'
const OWN = 'We won’t change your text unless you press Rewrite.'

export function DescriptionField({ description, error }: { description: Description; error: string | undefined }) {
  const { text, byHand, isWriting, onType } = description
  const words = countWords(text)
  return (
    <div className="grid gap-2">
      <Field label="Description" error={error} hint={byHand ? OWN : WRITTEN}>
        {(wiring) => (
          <textarea
            name="description"
            rows={8}
            required
            maxLength={LONGEST_DESCRIPTION}
            value={text}
            onChange={(event) => onType(event.target.value)}
            aria-busy={isWriting}
            className={`${CONTROL} field-sizing-content max-h-[36rem] min-h-56`}
            {...wiring}
          />
        )}
      </Field>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
        <Buttons description={description} />
        <WriterStatus description={description} />
        {words > 0 && (
          <span className="ml-auto text-ink-soft text-small tabular-nums">
            {words === 1 ? '1 word' : `${words.toLocaleString('en-IN')} words`}
          </span>
        )}
      </div>
    </div>
  )
}

function Buttons({ description }: { description: Description }) {
  const { text, before, isWriting, write, stop, undo } = description
  if (isWriting)
    return (
      <Button className={SMALL} onClick={stop}>
        <Square aria-hidden className="size-4" />
        Stop
      </Button>
    )
  return (
    <>
      <Button className={SMALL} onClick={write}>
        <PenLine aria-hidden className="size-4" />
        {text ? 'Rewrite' : 'Write a description'}
      </Button>
      {before && (
        <Button look="quiet" className={SMALL} onClick={undo}>
          <Undo aria-hidden className="size-4" />
          Undo
        </Button>
      )}
    </>
  )
}

/** Said once when it is done, not word by word. A failure is told quietly: the form works without. */
function WriterStatus({ description: { phase, isWriting, problem } }: { description: Description }) {
  return (
    <p role="status" className="text-ink-soft text-small">
      {isWriting ? 'Writing…' : (problem ?? (phase === 'written' ? 'Description written' : ''))}
    </p>
  )
}
