import { X } from 'lucide-react'
import type { PointerEvent } from 'react'
import { t } from '#contract/platform/t.ts'

/** The field keeps the focus, and with it its suggestions. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

export function RecentHeading({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 pl-3">
      <p className="font-semibold text-ink-soft text-small">{t('Recent searches')}</p>
      <button
        type="button"
        onPointerDown={keepFocus}
        onClick={onClear}
        className="min-h-11 rounded-field px-3 font-semibold text-brand text-small underline-offset-4 hover:underline"
      >
        {t('Clear all')}
      </button>
    </div>
  )
}

type Props = { texts: readonly string[]; onRemove: (text: string) => void }

/** One beside each option: an option itself can hold no button. */
export function RemoveButtons({ texts, onRemove }: Props) {
  return (
    <div>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          aria-label={t('Remove {search} from recent searches', { search: text })}
          title={t('Remove')}
          onPointerDown={keepFocus}
          onClick={() => onRemove(text)}
          className="grid size-11 place-items-center rounded-field text-ink-soft transition-colors hover:bg-line/60 hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      ))}
    </div>
  )
}
