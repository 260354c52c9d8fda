import { Star } from 'lucide-react'
import { type PointerEvent, type Ref, useId, useState } from 'react'
import { msg, t } from '#contract/platform/t.ts'

const WORDS = [msg('Poor'), msg('Fair'), msg('Good'), msg('Very good'), msg('Excellent')]

type Props = {
  /** 0 while none is chosen. */
  value: number
  onChange: (stars: number) => void
  error: string | undefined
  /** The star to focus when something is wrong. */
  firstStar: Ref<HTMLInputElement>
}

/** One to five stars as what they are: a choice of one in five, for fingers, mice and arrow keys. */
export function StarInput({ value, onChange, error, firstStar }: Props) {
  const id = useId()
  const [pointed, setPointed] = useState(0)
  const point = (stars: number) => (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(stars)
  const shown = pointed || value
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}error`}
    >
      <p id={`${id}label`} className="font-semibold text-small">
        {t('Your rating')}
      </p>
      <div className="-ml-2.5 flex items-center" onPointerLeave={() => setPointed(0)}>
        {WORDS.map((word, index) => (
          <label
            key={word}
            onPointerEnter={point(index + 1)}
            className="relative flex size-11 cursor-pointer items-center justify-center rounded-field has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              ref={index === 0 ? firstStar : undefined}
              type="radio"
              name={id}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={`size-7 ${index < shown ? 'fill-marigold text-marigold' : 'fill-transparent text-edge'}`}
            />
            <span className="sr-only">
              {index === 0
                ? t('1 star, {word}', { word: t(word) })
                : t('{count} stars, {word}', { count: index + 1, word: t(word) })}
            </span>
          </label>
        ))}
        <span aria-hidden className="ml-2 text-ink-soft text-small">
          {t(WORDS[shown - 1] ?? '')}
        </span>
      </div>
      {error && (
        <p id={`${id}error`} className="font-medium text-bad text-small">
          {error}
        </p>
      )}
    </div>
  )
}
